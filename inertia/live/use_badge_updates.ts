import { usePage } from '@inertiajs/react'
import { useEffect, useRef } from 'react'
import { replaceBadges } from '~/live/live_badges'
import type { Badges } from '~/live/live_event'

const delayMilliseconds = 400

/**
 * Shows newer counts. A message in the open conversation is read the moment it arrives: `showSoon`
 * waits for that, so that no count flashes up.
 */
export function useBadgeUpdates() {
  const { badges: shown } = usePage().props
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const show = (badges: Badges) => {
    clearTimeout(timer.current)
    replaceBadges(shown, badges)
  }
  const showSoon = (badges: Badges) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => replaceBadges(shown, badges), delayMilliseconds)
  }
  useEffect(() => () => clearTimeout(timer.current), [])
  return { show, showSoon }
}
