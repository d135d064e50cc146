import { useEffect, useState } from 'react'
import {
  cachePlace,
  cachedPlace,
  oneHour,
  permissionStatus,
  type PlaceFound,
} from '~/components/profiles/edit/current_position'
import { callServer } from '~/live/call_server'

/** The browser's permission without asking; 'unknown' until it has answered. */
export type LocationPermission = 'unsupported' | 'unknown' | PermissionState

const timeoutMilliseconds = 15_000

/** The geolocation permission, updated when the member changes it. */
export function useLocationPermission() {
  const [permission, setPermission] = useState<LocationPermission>('unknown')
  useEffect(() => {
    let status: PermissionStatus | null = null
    const update = () => setPermission(status?.state ?? 'unknown')
    void permissionStatus(navigator).then((answer) => {
      if (answer === 'unsupported') return setPermission(answer)
      status = answer
      status?.addEventListener('change', update)
      update()
    })
    return () => status?.removeEventListener('change', update)
  }, [])
  return permission
}

/**
 * The place nearest to the current position, looked up at most once an hour. False when there is
 * none; 'denied' when the browser does not tell the position.
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

/** Rounded to about a kilometre: enough for a town, and no more than that leaves the browser. */
async function placeAt({ coords: { latitude, longitude } }: GeolocationPosition) {
  const query = `lat=${latitude.toFixed(2)}&lon=${longitude.toFixed(2)}`
  const response = await callServer<'api.geocode'>('GET', `/api/geocode.php?${query}`)
  return response?.ok ? await response.json() : false
}

function currentPosition() {
  return new Promise<GeolocationPosition | 'denied' | 'failed'>((resolve) => {
    navigator.geolocation.getCurrentPosition(
      resolve,
      ({ code, PERMISSION_DENIED }) => resolve(code === PERMISSION_DENIED ? 'denied' : 'failed'),
      { maximumAge: oneHour, timeout: timeoutMilliseconds }
    )
  })
}
