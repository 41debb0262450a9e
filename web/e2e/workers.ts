/** So many files of browser tests run at the same time. */
export const WORKERS = 2
