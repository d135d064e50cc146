import { callOnce } from '~/live/call_server'
import { listen } from '~/live/events'
import { streamId } from '~/live/stream_id'

const reportMilliseconds = 60_000

let reportsFor: string | null = null
let timer: ReturnType<typeof setInterval> | undefined
let listens = false

/**
 * Reports that a page of the member is visible: at once, when it is shown again, with each new
 * stream, and each minute.
 */
export function keepPresent(profileId: string | null) {
  if (reportsFor === profileId) return
  reportsFor = profileId
  clearInterval(timer)
  if (profileId === null) return
  if (!listens) listenForVisibility()
  reportVisible()
  timer = setInterval(reportVisible, reportMilliseconds)
}

function listenForVisibility() {
  listens = true
  document.addEventListener('visibilitychange', reportVisible)
  listen(({ type }) => type === 'connected' && reportVisible())
}

function reportVisible() {
  if (reportsFor === null || document.visibilityState !== 'visible') return
  void callOnce('POST', '/presence', { stream: streamId() })
}
