import { useEffect, useState } from 'react'

/**
 * The browser's clock, ticking; null on the server and in the first render, to avoid a hydration
 * mismatch.
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
