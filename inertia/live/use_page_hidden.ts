import { useEffect } from 'react'

/** Tells the server when the page is hidden; a beacon outlives the page. */
export function usePageHidden(active: boolean) {
  useEffect(() => {
    if (!active) return
    document.addEventListener('visibilitychange', notifyServer)
    return () => document.removeEventListener('visibilitychange', notifyServer)
  }, [active])
}

function notifyServer() {
  if (document.visibilityState !== 'hidden') return
  navigator.sendBeacon('/api/page-hidden.php', new Blob(['{}'], { type: 'application/json' }))
}
