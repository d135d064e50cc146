import { useEffect, useState } from 'react'
import type { Named } from '~/components/accounts/signup_props'
import { callServer } from '~/live/call_server'

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

async function fetchCities(region: string, typed: string, signal: AbortSignal) {
  const query = new URLSearchParams({ region, q: typed })
  const isWanted = () => !signal.aborted
  const url = `/places?${query}`
  const response = await callServer<'places.index'>('GET', url, undefined, isWanted)
  return response?.ok ? response.json() : null
}
