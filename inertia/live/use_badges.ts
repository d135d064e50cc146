import { usePage } from '@inertiajs/react'
import { useSyncExternalStore } from 'react'
import { newerBadges, onBadges } from '~/live/live_badges'

/** The counts on messages and likes: those of the page's props, or newer ones from live events. */
export function useBadges() {
  const { badges } = usePage().props
  const newer = useSyncExternalStore(onBadges, newerBadges, () => null)
  return newer?.than === badges ? newer.badges : badges
}
