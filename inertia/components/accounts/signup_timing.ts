export const progressSteps = ['check_data', 'make_account', 'search_matches', 'send_mail'] as const

/** Milliseconds before the bar starts, for its run, and before it is hidden. */
export const delay = 200
export const duration = 5000
export const hide = 500
/** The progress bar does not wait longer than this for the mail server. */
export const timeout = 15_000

/**
 * Steps done and the filled share of the bar, `since` milliseconds after the form was sent. A step is
 * done when it really is, but not before the bar has reached its share.
 */
export function progressAfter(since: number, happened: { matches: boolean; sent: boolean }) {
  const elapsed = Math.max(0, since - delay)
  const gaveUp = elapsed > timeout
  const steps = [true, true, happened.matches || gaveUp, happened.sent || gaveUp]
  const pending = steps.findIndex((done) => !done)
  const really = pending === -1 ? steps.length : pending
  const share = Math.min(elapsed / duration, (really + 0.9) / steps.length, 1)
  return { share, done: Math.min(really, Math.floor(share * steps.length)) }
}
