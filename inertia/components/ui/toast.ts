/**
 * A short word in passing that something happened. What the reader must act on stands in the page.
 * Library and toaster come when the first toast does.
 */
export const toast = {
  success: (text: string) => show((library) => library.success(text)),
  error: (text: string) => show((library) => library.error(text)),
  message: (text: string) => show((library) => library.message(text)),
}

type Library = typeof import('sonner').toast

let callToaster = () => {}
let announceReady = () => {}
const ready = new Promise<void>((resolve) => (announceReady = resolve))

/** What to do when the first toast wants to be shown. */
export function onFirstToast(mount: () => void) {
  callToaster = mount
}

/** From now on toasts are seen. */
export function toasterIsReady() {
  announceReady()
}

async function show(what: (library: Library) => void) {
  callToaster()
  const [sonner] = await Promise.all([import('sonner'), ready])
  what(sonner.toast)
}
