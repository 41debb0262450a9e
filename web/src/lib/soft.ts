/** A name with soft hyphens: words longer than `long` are parted before one of these second halves, never a letter alone. */
export function parted(name: string, tails: readonly string[], long: number): string {
  return name
    .split(' ')
    .map((word) => {
      const tail = tails.find(
        (one) => word.length > long && word.endsWith(one) && word.length - one.length > 2 && !word.endsWith(`-${one}`),
      )
      return tail ? `${word.slice(0, -tail.length)}\u00AD${tail}` : word
    })
    .join(' ')
}
