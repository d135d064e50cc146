import type { Read } from '@generated/answers'
import { useEffect, useState } from 'react'
import { callServer } from '~/live/call_server'

type Named = Read<'places/regions_of_country', 'regionsOfCountry'>[number]

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
  const url = `/api/regions.php?country=${country}`
  const response = await callServer<'api.regions.index'>('GET', url)
  // Cast, as a country is named: without one the answer lists the regions of every country.
  const regions = response?.ok ? ((await response.json()) as Named[]) : []
  if (regions.length > 0) kept.set(country, regions)
  return regions
}
