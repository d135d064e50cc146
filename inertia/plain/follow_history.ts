/**
 * An address that React went to may have become this document, by a reload. Whoever goes back from it
 * to a page of React stays in it: the browser changes the address alone.
 */
export function followHistory() {
  addEventListener('popstate', ({ state }: PopStateEvent) => {
    if (isOfReact(state)) location.reload()
  })
}

/** Entries that Inertia makes hold their page; those of a skip link hold nothing. */
function isOfReact(state: unknown) {
  return typeof state === 'object' && state !== null && 'page' in state
}
