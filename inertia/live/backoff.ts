const longestPauseSeconds = 30

/**
 * How long to wait before connecting anew, in milliseconds: one second at first, twice as long after
 * each failure, and a quarter more or less by chance (from 0 to 1), so that not everybody comes back
 * at once.
 */
export function pauseAfter(failures: number, chance: number) {
  const seconds = Math.min(longestPauseSeconds, 2 ** failures)
  return seconds * 1000 * (0.75 + chance / 2)
}
