import { useEffect, useState } from 'react'

/**
 * The clock of the browser, ticking; null on the server and in the first render, which must be
 * equal on both sides.
 */
export function useNow(everySeconds = 60) {
  const [now, setNow] = useState<number | null>(null)
  useEffect(() => {
    const tick = () => setNow(Date.now())
    tick()
    const timer = setInterval(tick, everySeconds * 1000)
    return () => clearInterval(timer)
  }, [everySeconds])
  return now
}
