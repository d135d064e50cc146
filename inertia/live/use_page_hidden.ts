import { useEffect } from 'react'

/** Tells the server that nobody looks any more (section 7); a beacon outlives the page. */
export function usePageHidden(active: boolean) {
  useEffect(() => {
    if (!active) return
    document.addEventListener('visibilitychange', tell)
    return () => document.removeEventListener('visibilitychange', tell)
  }, [active])
}

function tell() {
  if (document.visibilityState !== 'hidden') return
  navigator.sendBeacon('/api/page-hidden.php', new Blob(['{}'], { type: 'application/json' }))
}
