const stored = 'admin.queue'

/**
 * A list of cases, whose links have `data-row`, is remembered as it was seen: filtered and sorted. A
 * case that was opened from it then leads to the next and the one before.
 */
export function rememberQueue() {
  const links = document.querySelectorAll<HTMLAnchorElement>('a[data-row]:not([data-reveal])')
  const paths = [...links].map(({ pathname }) => pathname)
  if (paths.length > 0) sessionStorage.setItem(stored, JSON.stringify(paths))
}

/** `j` goes to the next and `k` to the one before; answers whether there was one to go to. */
export function stepIn(key: string) {
  const by = key === 'j' ? 1 : key === 'k' ? -1 : 0
  if (by === 0) return false
  const shown = rows()
  return shown.length > 0 ? stepAmong(shown, by) : goFrom(location.pathname, by)
}

function rows() {
  return [...document.querySelectorAll<HTMLElement>('[data-row]')]
}

/** In a list the focus moves, and Enter opens what has it. */
function stepAmong(shown: readonly HTMLElement[], by: number) {
  const at = shown.findIndex((row) => row === document.activeElement || isWithin(row))
  const next = at < 0 ? shown[by > 0 ? 0 : shown.length - 1] : shown[at + by]
  next?.focus()
  next?.scrollIntoView({ block: 'nearest' })
  return true
}

/** What belongs to a row, such as the buttons of a photo, is in the same `data-keys`. */
function isWithin(row: HTMLElement) {
  return row.closest('[data-keys]')?.contains(document.activeElement) ?? false
}

/** From one case to another of the list that was last seen. */
function goFrom(path: string, by: number) {
  const paths: string[] = JSON.parse(sessionStorage.getItem(stored) ?? '[]')
  const next = paths.includes(path) ? paths[paths.indexOf(path) + by] : undefined
  if (next) location.assign(next)
  return next !== undefined
}
