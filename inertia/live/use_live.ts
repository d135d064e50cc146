import { useEffect, useRef } from 'react'
import { listen } from '~/live/events'
import type { EventOf, LiveEvent } from '~/live/live_event'

/** Calls the handler of the latest render for every event of this type. */
export function useLive<T extends LiveEvent['type']>(
  type: T,
  handler: (event: EventOf<T>) => void
) {
  const latest = useRef(handler)
  useEffect(() => {
    latest.current = handler
  })
  useEffect(
    () =>
      listen((event) => {
        if (isOf(event, type)) latest.current(event)
      }),
    [type]
  )
}

function isOf<T extends LiveEvent['type']>(event: LiveEvent, type: T): event is EventOf<T> {
  return event.type === type
}
