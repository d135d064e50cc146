import type { DateTime } from 'luxon'
import type { Message } from '#core/messaging/message'
import { planNewsMail } from '#core/notifications/mail/plan_news_mail'
import type { EventNamed } from '#core/ports/events'
import type { Repositories } from '#core/ports/unit_of_work'

type Storage = Pick<Repositories, 'conversations' | 'jobs' | 'messages' | 'newsMails'>

/** One message that now reached its partner; profile ids. */
type HeldDelivery = Omit<EventNamed<'message_sent'>, 'name' | 'senderId'>

/**
 * Delivers what a member wrote while not confirmed, in order: numbers each message and raises
 * what its recipient has unread (section 4). For the use case that confirms the member, which
 * publishes 'message_sent' for each delivery after its unit of work.
 */
export async function deliverHeldMessages(
  repositories: Storage,
  { profileId, now }: Readonly<{ profileId: string; now: DateTime }>
): Promise<HeldDelivery[]> {
  const deliveries = []
  for (const message of await repositories.messages.heldBy(profileId)) {
    deliveries.push(await deliver(repositories, message, now))
  }
  return deliveries
}

async function deliver(repositories: Storage, message: Message, now: DateTime) {
  const { conversations, messages } = repositories
  const { id: messageId, conversationId, senderId, clientId } = message
  const conversation = await conversations.lock(conversationId)
  const side = await conversations.participant(conversationId, senderId)
  if (!conversation || !side) throw new Error(`Held outside its conversation: ${messageId}`)

  const { partnerId: recipientId } = side
  const sequence = conversation.lastSequence + 1
  await messages.deliver(messageId, { sequence, deliveredAt: now })
  await conversations.update(conversationId, { lastSequence: sequence })
  await conversations.noteReceived(conversationId, recipientId, { id: messageId, at: now })
  await planNewsMail(repositories, { profileId: recipientId, now })
  return { conversationId, messageId, sequence, clientId, recipientId }
}
