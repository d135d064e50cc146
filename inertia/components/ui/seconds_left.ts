/** A moment, beside the server's time when it was told; both ISO 8601. */
export interface Deadline {
  endsAt: string
  now: string
}

/** The device's clocks when each answer of the server was first seen: going back shows it again. */
const seen = new Map<string, Reading>()

type Reading = ReturnType<typeof read>

/**
 * How many seconds are left by the server's time: the device's clock may be hours wrong, so only what has
 * passed on it counts. That of the day goes on while the device sleeps; the other cannot be set back.
 */
export function secondsLeft({ endsAt, now }: Deadline) {
  const current = read()
  const first = hear(now)
  const passed = Math.max(current.ofDay - first.ofDay, current.sinceStart - first.sinceStart)
  const left = Date.parse(endsAt) - Date.parse(now) - passed
  return Math.max(0, Math.ceil(left / 1000))
}

/** Notes when an answer came whose countdown is shown only later. */
export function hear(now: string) {
  const first = seen.get(now) ?? read()
  seen.set(now, first)
  return first
}

function read() {
  return { ofDay: Date.now(), sinceStart: performance.now() }
}
