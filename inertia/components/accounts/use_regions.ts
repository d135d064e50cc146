import { useEffect, useState } from 'react'
import type { Named } from '~/components/accounts/signup_props'
import { callServer } from '~/live/call_server'

const kept = new Map<string, Named[]>()

/** The regions of a country; those of the preselected one came with the page. */
export function useRegions(country: string, known: { country: string; regions: Named[] }) {
  const [regions, setRegions] = useState(known)
  useEffect(() => {
    if (regions.country === country) return
    let current = true
    void fetchRegions(country).then((found) => {
      if (current) setRegions({ country, regions: found })
    })
    return () => {
      current = false
    }
  }, [country, regions.country])
  return regions.country === country ? regions.regions : []
}

async function fetchRegions(country: string) {
  const before = kept.get(country)
  if (before) return before
  const response = await callServer('GET', `/regions?country=${country}`)
  const regions: Named[] = response?.ok ? await response.json() : []
  if (regions.length > 0) kept.set(country, regions)
  return regions
}
