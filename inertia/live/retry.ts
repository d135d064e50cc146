const retries = 5
const firstPauseMilliseconds = 500

type Circumstances = Readonly<{
  /** Waits so many milliseconds, or less when there is reason for hope. */
  pause: (milliseconds: number) => Promise<void>
  isWanted: () => boolean
}>

/**
 * Does something, and up to five times again while nothing comes of it (null), each time after a
 * pause twice as long (section 7). Null when it never worked, or is not wanted any more.
 */
export async function tryAgain<T>(
  attempt: () => Promise<T | null>,
  { pause, isWanted }: Circumstances
) {
  for (let retry = 0; retry <= retries && isWanted(); retry++) {
    const outcome = await attempt()
    if (outcome) return outcome
    if (retry < retries) await pause(firstPauseMilliseconds * 2 ** retry)
  }
  return null
}
