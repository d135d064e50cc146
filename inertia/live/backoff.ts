const maxSeconds = 30

/**
 * Milliseconds to wait before reconnecting: exponential backoff from 1 to 30 seconds with a jitter of
 * 25 %, so that not all clients reconnect at once. `random` lies between 0 and 1.
 */
export function backoffDelay(failures: number, random: number) {
  const seconds = Math.min(maxSeconds, 2 ** failures)
  return seconds * 1000 * (0.75 + random / 2)
}
