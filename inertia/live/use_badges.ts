import { usePage } from '@inertiajs/react'

/** The numbers on messages and likes. */
export function useBadges() {
  return usePage().props.badges
}
