/**
 * Tells the server how long the first page of a document is seen, from when it is drawn, whenever it is
 * hidden or left; answers a function that tells it once more and ends.
 */
export function tellHowLong(id: string) {
  let milliseconds = 0
  let shownAt: number | null = null

  const show = () => {
    shownAt ??= performance.now()
  }
  const hide = () => {
    if (shownAt === null) return
    milliseconds += performance.now() - shownAt
    shownAt = null
    report(id, Math.round(milliseconds / 1000))
  }
  const follow = () => (document.visibilityState === 'hidden' ? hide() : show())
  document.addEventListener('visibilitychange', follow)
  addEventListener('pagehide', hide)
  if (document.visibilityState !== 'hidden') shownAt = drawnAt() ?? performance.now()
  return () => {
    document.removeEventListener('visibilitychange', follow)
    removeEventListener('pagehide', hide)
    hide()
  }
}

/** Before this script came. */
function drawnAt() {
  return performance.getEntriesByName('first-paint')[0]?.startTime
}

/** A beacon outlives the page. */
function report(id: string, seconds: number) {
  const body = new Blob([JSON.stringify({ seconds })], { type: 'application/json' })
  navigator.sendBeacon(`/page-views/${id}`, body)
}
