/** A moment, beside the server's time when it was told; both ISO 8601. */
export interface Deadline {
  endsAt: string
  now: string
}

/** The device's clocks when each answer of the server was first seen: going back shows it again. */
const seen: Record<string, number[]> = {}

/** The clock of the day goes on while the device sleeps; the other cannot be set back. */
const clocks = () => [Date.now(), performance.now()]

/**
 * How many seconds are left by the server's time: the device's clock may be hours wrong, so only what has
 * passed on it counts, from the first call for an answer on.
 */
export function secondsLeft({ endsAt, now }: Deadline) {
  const first = (seen[now] ??= clocks())
  const passed = Math.max(...clocks().map((at, index) => at - first[index]))
  return Math.max(0, Math.ceil((Date.parse(endsAt) - Date.parse(now) - passed) / 1000))
}
