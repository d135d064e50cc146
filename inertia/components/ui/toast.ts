/**
 * A short word in passing that something happened. What the reader must act on stands in the page.
 * The library comes when the first toast does.
 */
export const toast = {
  success: (text: string) => show((library) => library.success(text)),
  error: (text: string) => show((library) => library.error(text)),
  message: (text: string) => show((library) => library.message(text)),
}

type Library = typeof import('sonner').toast

async function show(what: (library: Library) => void) {
  const sonner = await import('sonner')
  what(sonner.toast)
}
