/** After the answer the likes are asked for anew (milliseconds; section 9). */
export const reloadAfter = 500

const mostSeconds = 3600

/**
 * What `?t=5` in an address asks for: the modal of a new like after five seconds (section 2).
 * `rest` is the address without it; `seconds` is null for what is no number of seconds.
 */
export function askedLike(url: string, origin: string) {
  const { pathname, searchParams, hash } = new URL(url, origin)
  const asked = searchParams.get('t')
  searchParams.delete('t')
  const query = searchParams.size > 0 ? `?${searchParams}` : ''
  const isNumber = asked !== null && /^\d{1,4}$/.test(asked) && Number(asked) <= mostSeconds
  const seconds = isNumber ? Number(asked) : null
  return { asked: asked !== null, rest: `${pathname}${query}${hash}`, seconds }
}
