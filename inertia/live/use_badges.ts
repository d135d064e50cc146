import { usePage } from '@inertiajs/react'
import { useSyncExternalStore } from 'react'
import { newerBadges, onBadges } from '~/live/live_badges'

/** The numbers on messages and likes: those the page came with, until the server told newer ones. */
export function useBadges() {
  const { badges } = usePage().props
  const newer = useSyncExternalStore(onBadges, newerBadges, () => null)
  return newer?.than === badges ? newer.badges : badges
}
