import type { DateTime } from 'luxon'
import type { Message } from '#core/messaging/message'
import { noteSignIn } from '#core/messaging/note_sign'
import { planNewsMail } from '#core/notifications/mail/plan_news_mail'
import type { EventNamed } from '#core/ports/events'
import type { Repositories } from '#core/ports/unit_of_work'

type HeldRepositories = Pick<Repositories, 'conversations' | 'jobs' | 'messages' | 'newsMails'>

/** One delivered message, with profile ids. */
type HeldDelivery = Omit<EventNamed<'message_sent'>, 'name' | 'senderId'>

/**
 * Delivers the held messages of a member who is being confirmed, in order: gives each its sequence
 * and increments the recipient's unread count. Runs inside a unit of work; the caller publishes
 * 'message_sent' for each returned delivery after it. Rule: docs/product/messaging.md, Held messages.
 */
export async function deliverHeldMessages(
  repositories: HeldRepositories,
  { profileId, now }: Readonly<{ profileId: string; now: DateTime }>
): Promise<HeldDelivery[]> {
  const deliveries = []
  for (const message of await repositories.messages.heldBy(profileId)) {
    deliveries.push(await deliver(repositories, message, now))
  }
  return deliveries
}

async function deliver(repositories: HeldRepositories, message: Message, now: DateTime) {
  const { conversations, messages } = repositories
  const { id: messageId, conversationId, senderId, clientId } = message
  const conversation = await conversations.lock(conversationId)
  const side = await conversations.participant(conversationId, senderId)
  if (!conversation || !side) throw new Error(`Held message ${messageId} has no conversation`)

  const { partnerId: recipientId } = side
  const sequence = conversation.lastSequence + 1
  await messages.deliver(messageId, { sequence, deliveredAt: now })
  await conversations.update(conversationId, { lastSequence: sequence })
  await conversations.noteReceived(conversationId, recipientId, { id: messageId, at: now })
  await noteSignIn(repositories, message)
  await planNewsMail(repositories, { profileId: recipientId, now })
  return { conversationId, messageId, sequence, clientId, recipientId }
}
