/** Milliseconds after the response until the badges are reloaded. */
export const reloadAfter = 500

const maxSeconds = 3600

/**
 * Parses `?t=5` in a URL, which asks for the modal of a new like after five seconds. `rest` is the
 * URL without it; `seconds` is null for anything but a number.
 */
export function parseLikeParameter(url: string, origin: string) {
  const { pathname, searchParams, hash } = new URL(url, origin)
  const asked = searchParams.get('t')
  searchParams.delete('t')
  const query = searchParams.size > 0 ? `?${searchParams}` : ''
  const isNumber = asked !== null && /^\d{1,4}$/.test(asked) && Number(asked) <= maxSeconds
  const seconds = isNumber ? Number(asked) : null
  return { asked: asked !== null, rest: `${pathname}${query}${hash}`, seconds }
}
