import { toasts } from './toasts.svelte.ts'
import { reason, t } from './words.svelte.ts'

/** Wait for something the server may refuse, and say why if it does. Whether it was done. */
export async function attempt(work: Promise<unknown>): Promise<boolean> {
  try {
    await work
    return true
  } catch (error) {
    toasts.show(reason(error), 'bad')
    return false
  }
}

/** Copy a link; where that is not allowed, it is shown instead. */
export async function copyLink(link: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(link)
    toasts.show(t('link-copied'), 'ok')
  } catch {
    toasts.show(link, 'info')
  }
}
