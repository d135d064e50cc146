import type { LiveEvent } from '~/live/live_event'

type Listener = (event: LiveEvent) => void

const listeners = new Set<Listener>()

/** Calls the listener for every live event of this tab; returns how to unsubscribe. */
export function listen(listener: Listener) {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

export function emit(event: LiveEvent) {
  for (const listener of [...listeners]) listener(event)
}
