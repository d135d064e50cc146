import { router } from '@inertiajs/react'
import { useEffect, useState } from 'react'

/** Milliseconds before the skeleton is shown. */
const delayMilliseconds = 150

/** Whether another search is loading, other than a further page of the current one. */
export function useSearching() {
  const [searching, setSearching] = useState(false)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    const stopListening = [
      router.on('start', ({ detail: { visit } }) => {
        if (visit.url.pathname !== '/members' || visit.only.length > 0 || visit.prefetch) return
        timer = setTimeout(() => setSearching(true), delayMilliseconds)
      }),
      router.on('finish', () => {
        clearTimeout(timer)
        setSearching(false)
      }),
    ]
    return () => {
      clearTimeout(timer)
      for (const stop of stopListening) stop()
    }
  }, [])
  return searching
}
