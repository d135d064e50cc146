import type { DateTime } from 'luxon'
import type { Uses } from '#core/ports'
import type { Repositories } from '#core/ports/unit_of_work'
import { removeFiles } from '#core/profiles/photos/remove_files'
import { ok, refuse } from '#core/result'

type Removal = Readonly<{ profileId: string; conversationId: string }>

/**
 * Removes a conversation from the member's own overview, with all its messages so far. The partner
 * keeps it; a new message brings it back, beginning there. Held messages of the member are removed,
 * and messages that both have removed are erased. Credits and free conversations are not given back.
 * Publishes 'conversation_removed'. Refuses 'conversation_not_found' for one that is unknown or not the
 * member's. Rule: docs/product/messaging.md, Removing a conversation.
 */
export async function removeConversation(
  { clock, events, unitOfWork }: Uses<'clock' | 'events' | 'unitOfWork'>,
  { profileId, conversationId }: Removal
) {
  const at = clock.now()
  const removed = await unitOfWork.run((repositories) =>
    remove(repositories, { profileId, conversationId, at })
  )
  if (removed.ok) await events.publish({ name: 'conversation_removed', conversationId, profileId })
  return removed
}

async function remove(
  { conversations, jobs, messages }: Repositories,
  { profileId, conversationId, at }: Removal & Readonly<{ at: DateTime }>
) {
  const conversation = await conversations.lock(conversationId)
  const side = await conversations.participant(conversationId, profileId)
  if (!conversation || !side) return refuse('conversation_not_found')

  const { lastSequence } = conversation
  await conversations.noteRemoved(conversationId, profileId, lastSequence)
  const storageKeys = [...(await messages.takeBackHeld(conversationId, profileId, at))]
  const partner = await conversations.participant(conversationId, side.partnerId)
  const removedByBoth = Math.min(lastSequence, partner?.removedUpTo ?? 0)
  if (removedByBoth > 0)
    storageKeys.push(...(await messages.eraseUpTo(conversationId, removedByBoth)))
  await removeFiles({ jobs }, storageKeys)
  return ok()
}
