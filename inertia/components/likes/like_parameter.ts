const maxSeconds = 3600

/**
 * Parses `?t=5` in a URL, which asks for the modal of a new like after five seconds. `rest` is the
 * URL without it; `seconds` is null for anything but a number.
 */
export function parseLikeParameter(url: string, origin: string) {
  const { pathname, searchParams, hash } = new URL(url, origin)
  const value = searchParams.get('t')
  searchParams.delete('t')
  const query = searchParams.size > 0 ? `?${searchParams}` : ''
  const isNumber = value !== null && /^\d{1,4}$/.test(value) && Number(value) <= maxSeconds
  const seconds = isNumber ? Number(value) : null
  return { isPresent: value !== null, rest: `${pathname}${query}${hash}`, seconds }
}
