import { router } from '@inertiajs/react'
import { useEffect, useState } from 'react'

/** A search that is there sooner needs no skeleton. */
const patienceMilliseconds = 150

/** Whether another search is under way; a further page of this one is not. */
export function useSearching() {
  const [searching, setSearching] = useState(false)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    const stopListening = [
      router.on('start', ({ detail: { visit } }) => {
        if (visit.url.pathname !== '/members' || visit.only.length > 0 || visit.prefetch) return
        timer = setTimeout(() => setSearching(true), patienceMilliseconds)
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
