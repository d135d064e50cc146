import { usePage } from '@inertiajs/react'
import { useEffect, useRef } from 'react'
import { replaceBadges } from '~/live/live_badges'
import type { Badges } from '~/live/live_event'

const patienceMilliseconds = 400

/**
 * Shows newer numbers. A message may be read the moment it arrives, in the conversation that is
 * open: `showSoon` waits for that, so that no number flashes up.
 */
export function useShownBadges() {
  const { badges: shown } = usePage().props
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const show = (badges: Badges) => {
    clearTimeout(timer.current)
    replaceBadges(shown, badges)
  }
  const showSoon = (badges: Badges) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => replaceBadges(shown, badges), patienceMilliseconds)
  }
  useEffect(() => () => clearTimeout(timer.current), [])
  return { show, showSoon }
}
