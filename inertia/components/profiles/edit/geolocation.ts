import { useEffect, useState } from 'react'
import {
  cachePlace,
  cachedPlace,
  oneHour,
  permissionStatus,
  type PlaceFound,
} from '~/components/profiles/edit/current_position'
import { callOnce } from '~/live/call_server'

/** What the browser says of its own accord; 'unknown' until it has said something (section 4). */
export type LocationPermission = 'unsupported' | 'unknown' | PermissionState

const patience = 15_000

/** Whether the browser lets this page ask where it is; follows when that is changed. */
export function useLocationPermission() {
  const [permission, setPermission] = useState<LocationPermission>('unknown')
  useEffect(() => {
    let status: PermissionStatus | null = null
    const tell = () => setPermission(status?.state ?? 'unknown')
    void permissionStatus(navigator).then((answer) => {
      if (answer === 'unsupported') return setPermission(answer)
      status = answer
      status?.addEventListener('change', tell)
      tell()
    })
    return () => status?.removeEventListener('change', tell)
  }, [])
  return permission
}

/**
 * Where one is, as a place to live: asked of the server at most once an hour. False when there is
 * none; 'denied' when the browser does not tell.
 */
export async function findPlace(): Promise<PlaceFound | false | 'denied'> {
  const known = cachedPlace()
  if (known) return known
  const position = await currentPosition()
  if (typeof position === 'string') return position === 'denied' ? 'denied' : false
  const found = await placeAt(position)
  if (found) cachePlace(found)
  return found
}

/** To a kilometre: enough for a town, and no more than that leaves the browser. */
async function placeAt({ coords: { latitude, longitude } }: GeolocationPosition) {
  const query = `lat=${latitude.toFixed(2)}&lon=${longitude.toFixed(2)}`
  const response = await callOnce<'api.geocode'>('GET', `/api/geocode.php?${query}`)
  return response?.ok ? await response.json() : false
}

function currentPosition() {
  return new Promise<GeolocationPosition | 'denied' | 'failed'>((resolve) => {
    navigator.geolocation.getCurrentPosition(
      resolve,
      ({ code, PERMISSION_DENIED }) => resolve(code === PERMISSION_DENIED ? 'denied' : 'failed'),
      { maximumAge: oneHour, timeout: patience }
    )
  })
}
