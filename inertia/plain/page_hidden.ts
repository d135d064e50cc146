/** Tells the server whenever this page becomes hidden: of a member's by the id of its stream. A beacon outlives the page. */
export function listenForHiding(streamId: () => string | undefined) {
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'hidden') return
    const stream = streamId()
    const query = stream ? `?stream=${stream}` : ''
    const body = new Blob(['{}'], { type: 'application/json' })
    navigator.sendBeacon(`/api/page-hidden.php${query}`, body)
  })
}
