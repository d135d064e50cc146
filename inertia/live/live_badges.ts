import type { Badges } from '~/live/live_event'

/** Counts newer than those of the page's props; the next props from the server replace them. */
interface NewerBadges {
  /** The props that they replace. */
  than: Badges
  badges: Badges
}

let newer: NewerBadges | null = null
const subscribers = new Set<() => void>()

export function newerBadges() {
  return newer
}

export function replaceBadges(than: Badges, badges: Badges) {
  newer = { than, badges }
  for (const notify of [...subscribers]) notify()
}

export function onBadges(notify: () => void) {
  subscribers.add(notify)
  return () => {
    subscribers.delete(notify)
  }
}
