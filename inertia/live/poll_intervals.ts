/** When the server is asked for what the stream may have missed (milliseconds; section 4). */
export const firstPollAfter = 5_000

/** Who hears by push anyway asks less often. */
export function pollEvery({ pushIsSubscribed }: { pushIsSubscribed: boolean }) {
  return pushIsSubscribed ? 300_000 : 60_000
}
