/** Milliseconds before the first poll of a page. */
export const firstPollDelay = 5_000

/** Milliseconds between polls; longer where push notifications arrive anyway. */
export function pollInterval({ pushIsSubscribed }: { pushIsSubscribed: boolean }) {
  return pushIsSubscribed ? 300_000 : 60_000
}
