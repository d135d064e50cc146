import { usePage } from '@inertiajs/react'
import { useSyncExternalStore } from 'react'

/** The time zone known to the server during hydration, then that of the browser. */
export function useTimeZone() {
  const { timeZone } = usePage().props
  return useSyncExternalStore(neverChanges, browserZone, () => timeZone)
}

const neverChanges = () => () => {}

function browserZone() {
  return Intl.DateTimeFormat().resolvedOptions().timeZone
}
