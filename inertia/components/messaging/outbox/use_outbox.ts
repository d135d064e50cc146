import { useEffect, useMemo, useSyncExternalStore } from 'react'
import type { Unsent } from '~/components/messaging/log/messages'
import { Outbox } from '~/components/messaging/outbox/outbox'
import type { Sender } from '~/components/messaging/types'

const none: readonly Unsent[] = []
/** Outlives the page, so that sending goes on while the member looks at other pages. */
const outboxes = new Map<string, Outbox>()

/** The outbox of a conversation, by its key; null on the server. */
export function useOutbox(conversation: string, sender: Sender) {
  const outbox = useMemo(
    () => (typeof window === 'undefined' ? null : outboxOf(conversation)),
    [conversation]
  )
  useEffect(() => outbox?.attach(sender))
  const unsent = useSyncExternalStore(
    outbox?.subscribe ?? neverChanges,
    outbox?.unsent ?? nothing,
    nothing
  )
  return { outbox, unsent }
}

function outboxOf(conversation: string) {
  const known = outboxes.get(conversation)
  if (known) return known
  const outbox = new Outbox(conversation)
  outboxes.set(conversation, outbox)
  return outbox
}

function nothing() {
  return none
}

function neverChanges() {
  return () => {}
}
