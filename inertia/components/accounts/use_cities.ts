import type { Read } from '@generated/answers'
import { useEffect, useState } from 'react'
import { callServer } from '~/live/call_server'

interface Found {
  region: string
  typed: string
  cities: Read<'places/search_places', 'searchPlaces'>
}

/** Debounce while typing. */
const pauseInMilliseconds = 120

/**
 * The cities of a region that match the input; stale responses are dropped. Until they have come,
 * those of the last list that still match: whoever types on and presses Enter chooses no other city.
 */
export function useCities(region: string, typed: string) {
  const [found, setFound] = useState<Found>({ region: '', typed: '', cities: [] })
  useEffect(() => {
    const stopped = new AbortController()
    const timer = setTimeout(async () => {
      const cities = await fetchCities(region, typed, stopped.signal)
      if (cities && !stopped.signal.aborted) setFound({ region, typed, cities })
    }, pauseInMilliseconds)
    return () => {
      clearTimeout(timer)
      stopped.abort()
    }
  }, [region, typed])
  const isLoading = found.region !== region || found.typed !== typed
  const cities = isLoading
    ? found.cities.filter(({ name }) => beginsWith(name, typed))
    : found.cities
  return { cities: found.region === region ? cities : [], isLoading }
}

/** In any case, with accents, apostrophes and hyphens or without. */
const letters = new Intl.Collator(undefined, {
  usage: 'search',
  sensitivity: 'base',
  ignorePunctuation: true,
})

function beginsWith(name: string, typed: string) {
  return letters.compare(name.slice(0, typed.length), typed) === 0
}

export function isSameName(name: string, typed: string) {
  return letters.compare(name, typed.trim()) === 0
}

async function fetchCities(region: string, typed: string, signal: AbortSignal) {
  const query = new URLSearchParams({ region, q: typed })
  const isWanted = () => !signal.aborted
  const url = `/places?${query}`
  const response = await callServer<'places.index'>('GET', url, undefined, isWanted)
  return response?.ok ? response.json() : null
}
