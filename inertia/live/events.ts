import type { LiveEvent } from '~/live/live_event'

type Listener = (event: LiveEvent) => void

const listeners = new Set<Listener>()

/** Calls the listener for every event of this tab, until the answer is called. */
export function listen(listener: Listener) {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

export function announce(event: LiveEvent) {
  for (const listener of [...listeners]) listener(event)
}
