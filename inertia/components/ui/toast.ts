/**
 * Brief notifications; what the reader must act on belongs into the page. The library is loaded with
 * the first toast.
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

/** Registers how to mount the toaster. */
export function onFirstToast(mount: () => void) {
  callToaster = mount
}

/** The toaster is mounted. */
export function toasterIsReady() {
  announceReady()
}

async function show(what: (library: Library) => void) {
  callToaster()
  const [sonner] = await Promise.all([import('sonner'), ready])
  what(sonner.toast)
}
