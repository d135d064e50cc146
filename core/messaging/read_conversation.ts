import type { Uses } from '#core/ports'
import type { Repositories } from '#core/ports/unit_of_work'
import { ok, refuse } from '#core/result'

type Reading = Readonly<{ profileId: string; conversationId: string }>

/**
 * Marks every message of a conversation as read, and publishes 'conversation_read' if one was unread.
 * Refuses 'conversation_not_found' for one that is unknown or not the member's.
 * Rule: docs/product/messaging.md, Conversations.
 */
export async function readConversation(
  { events, unitOfWork }: Uses<'events' | 'unitOfWork'>,
  { profileId, conversationId }: Reading
) {
  const read = await unitOfWork.run((repositories) =>
    markRead(repositories, { profileId, conversationId })
  )
  if (!read.ok) return read
  const { partnerId, changed } = read.value
  if (changed) {
    await events.publish({
      name: 'conversation_read',
      conversationId,
      readerId: profileId,
      partnerId,
    })
  }
  return ok()
}

async function markRead(
  { conversations }: Pick<Repositories, 'conversations'>,
  { profileId, conversationId }: Reading
) {
  const conversation = await conversations.lock(conversationId)
  const side = await conversations.participant(conversationId, profileId)
  if (!conversation || !side) return refuse('conversation_not_found')

  const changed = side.unread > 0
  if (changed) await conversations.noteRead(conversationId, profileId, conversation.lastSequence)
  return ok({ partnerId: side.partnerId, changed })
}
