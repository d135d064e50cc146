import { useEffect, useMemo, useSyncExternalStore } from 'react'
import { Outbox } from '~/components/messaging/outbox/outbox'
import type { Unsent } from '~/components/messaging/log/messages'
import type { Sender } from '~/components/messaging/types'

const none: readonly Unsent[] = []
const outboxes = new Map<string, Outbox>()

/** The outbox of a room; what is under way stays so while other pages are looked at. */
export function useOutbox(room: string, sender: Sender) {
  const outbox = useMemo(() => (typeof window === 'undefined' ? null : outboxOf(room)), [room])
  useEffect(() => outbox?.attach(sender))
  const unsent = useSyncExternalStore(
    outbox?.subscribe ?? neverChanges,
    outbox?.unsent ?? nothing,
    nothing
  )
  return { outbox, unsent }
}

function outboxOf(room: string) {
  const known = outboxes.get(room)
  if (known) return known
  const outbox = new Outbox(room)
  outboxes.set(room, outbox)
  return outbox
}

function nothing() {
  return none
}

function neverChanges() {
  return () => {}
}
