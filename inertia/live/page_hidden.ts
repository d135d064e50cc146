import { streamId } from '~/live/stream_id'

/** Reports that this page became hidden, also for visitors. */
export function listenForHiding() {
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') reportHidden()
  })
}

/** A beacon outlives the page. */
function reportHidden() {
  const stream = streamId()
  const query = stream ? `?stream=${stream}` : ''
  const body = new Blob(['{}'], { type: 'application/json' })
  navigator.sendBeacon(`/api/page-hidden.php${query}`, body)
}
