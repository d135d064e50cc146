import type { Answers } from '@generated/answers'
import { useEffect, useState } from 'react'
import type { Named } from '~/components/accounts/signup_props'

/** Debounce while typing. */
const pauseInMilliseconds = 120

/** The cities of a region that match the input; stale responses are dropped. */
export function useCities(region: string, typed: string) {
  const [cities, setCities] = useState<Named[]>([])
  useEffect(() => {
    const stopped = new AbortController()
    const timer = setTimeout(async () => {
      const found = await fetchCities(region, typed, stopped.signal)
      if (found && !stopped.signal.aborted) setCities(found)
    }, pauseInMilliseconds)
    return () => {
      clearTimeout(timer)
      stopped.abort()
    }
  }, [region, typed])
  return cities
}

async function fetchCities(
  region: string,
  typed: string,
  signal: AbortSignal
): Promise<Answers['places.index'] | null> {
  const query = new URLSearchParams({ region, q: typed })
  try {
    const response = await fetch(`/places?${query}`, {
      headers: { Accept: 'application/json' },
      signal,
    })
    return response.ok ? await response.json() : null
  } catch {
    return null
  }
}
