const maxRetries = 5
const firstPauseMilliseconds = 500

type RetryOptions = Readonly<{
  /** Waits that many milliseconds, or less when there is reason to expect success. */
  pause: (milliseconds: number) => Promise<void>
  isWanted: () => boolean
}>

/**
 * Calls an attempt up to six times until it returns something, with exponential backoff. Null when
 * every attempt failed, or the outcome is not wanted any more.
 */
export async function retry<T>(
  attempt: () => Promise<T | null>,
  { pause, isWanted }: RetryOptions
) {
  for (let retries = 0; retries <= maxRetries && isWanted(); retries++) {
    const outcome = await attempt()
    if (outcome) return outcome
    if (retries < maxRetries) await pause(firstPauseMilliseconds * 2 ** retries)
  }
  return null
}

/** A pause between tries in a browser; it ends early when the browser comes online. */
export function browserPause(milliseconds: number) {
  return new Promise<void>((resolve) => {
    const end = () => {
      removeEventListener('online', end)
      clearTimeout(timer)
      resolve()
    }
    const timer = setTimeout(end, milliseconds)
    addEventListener('online', end)
  })
}
