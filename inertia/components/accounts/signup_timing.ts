export const progressSteps = ['check_data', 'make_account', 'search_matches', 'send_mail'] as const

/** The bar waits a moment, takes its time and then leaves (milliseconds; section 4). */
export const delay = 200
export const duration = 5000
export const hide = 500
/** A mail server that takes longer than this is not waited for. */
export const patience = 15_000

/**
 * How many steps are done, and the share of the bar, so many milliseconds after the form was sent.
 * A step is done when it really is, and no sooner than its share of the bar has passed.
 */
export function progressAfter(since: number, happened: { matches: boolean; sent: boolean }) {
  const elapsed = Math.max(0, since - delay)
  const gaveUp = elapsed > patience
  const steps = [true, true, happened.matches || gaveUp, happened.sent || gaveUp]
  const pending = steps.findIndex((done) => !done)
  const really = pending === -1 ? steps.length : pending
  const share = Math.min(elapsed / duration, (really + 0.9) / steps.length, 1)
  return { share, done: Math.min(really, Math.floor(share * steps.length)) }
}
