import { usePage } from '@inertiajs/react'
import { useSyncExternalStore } from 'react'

/** The zone the server knows while both render the same, then the one of the browser. */
export function useTimeZone() {
  const { timeZone } = usePage().props
  return useSyncExternalStore(neverChanges, browserZone, () => timeZone)
}

const neverChanges = () => () => {}

function browserZone() {
  return Intl.DateTimeFormat().resolvedOptions().timeZone
}
