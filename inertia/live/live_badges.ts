import type { Badges } from '~/live/live_event'

/** Numbers newer than those the page came with; the next page from the server replaces them. */
interface Newer {
  than: Badges
  badges: Badges
}

let newer: Newer | null = null
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
