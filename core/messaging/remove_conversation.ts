import type { DateTime } from 'luxon'
import type { Uses } from '#core/ports'
import type { Repositories } from '#core/ports/unit_of_work'
import { removeFiles } from '#core/profiles/photos/remove_files'
import { ok, refuse } from '#core/result'

type Removal = Readonly<{ profileId: string; conversationId: string }>

/**
 * Removes a chat from the member's own overview, with all that was said so far (section 4). The
 * partner keeps it; what they write from then on brings it back, beginning there. What the member
 * wrote and nobody received is taken back; what both removed is erased. No credits and no free
 * conversation are given back. Publishes 'chat_removed'. Refuses 'conversation_not_found' for an
 * unknown conversation or one of others.
 */
export async function removeChat(
  { clock, events, unitOfWork }: Uses<'clock' | 'events' | 'unitOfWork'>,
  { profileId, conversationId }: Removal
) {
  const at = clock.now()
  const removed = await unitOfWork.run((repositories) =>
    remove(repositories, { profileId, conversationId, at })
  )
  if (removed.ok) await events.publish({ name: 'chat_removed', conversationId, profileId })
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
  const gone = [...(await messages.removeHeld(conversationId, profileId, at))]
  const other = await conversations.participant(conversationId, side.partnerId)
  const removedByBoth = Math.min(lastSequence, other?.removedUpTo ?? 0)
  if (removedByBoth > 0) gone.push(...(await messages.eraseUpTo(conversationId, removedByBoth)))
  await removeFiles({ jobs }, gone)
  return ok()
}
