import { router } from '@inertiajs/react'

/** Tells how long a page is seen, whenever it is hidden or left. */
export function measurePageView(id: string) {
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
  const end = router.on('navigate', ({ detail }) => {
    if (detail.page.props.pageViewId === id) return
    document.removeEventListener('visibilitychange', follow)
    hide()
    end()
  })
  document.addEventListener('visibilitychange', follow)
  follow()
}

/** A beacon outlives the page. */
function report(id: string, seconds: number) {
  const body = new Blob([JSON.stringify({ seconds })], { type: 'application/json' })
  navigator.sendBeacon(`/page-views/${id}`, body)
}
