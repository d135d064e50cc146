import { chargeMessage } from '#core/messaging/charge_message'
import {
  checkMayWrite,
  lockConversation,
  type WriterContext,
  type Terms,
} from '#core/messaging/writer_context'
import type { Content, Message } from '#core/messaging/message'
import { planNewsMail } from '#core/notifications/mail/plan_news_mail'
import { noteSignIn } from '#core/messaging/note_sign'
import type { Uses } from '#core/ports'
import type { Repositories } from '#core/ports/unit_of_work'
import { ok, refuse, type Result } from '#core/result'
import type { SiteSettings } from '#core/sites/settings/settings'

export type SendPorts = Uses<'clock' | 'events' | 'ids' | 'unitOfWork'>

/** The sender of a message, with the settings by which it is sent. */
export type SendRequest = Readonly<{
  userId: string
  /** Made by the sender's browser, once per message. */
  clientId: string
  settings: SiteSettings
}>

export type OutgoingMessage = SendRequest & Terms & Readonly<{ content: Content }>

/**
 * Sends a text, a gift or a photo into the conversation that `conversationFor` finds or begins in the
 * same unit of work: charges it, numbers it and delivers it, or holds it while the sender is not
 * confirmed. Idempotent by client id: a retry returns the same message, `repeated`, and charges
 * nothing. Publishes 'message_sent' for a delivered message. Refuses as `mayWrite` and
 * `conversationFor` do, and 'conversation_not_found'.
 * Rules: docs/product/messaging.md, Who may write and Held messages.
 */
export async function sendInto<R extends string>(
  ports: SendPorts,
  sending: OutgoingMessage,
  conversationFor: (repositories: Repositories) => Promise<Result<string, R>>
) {
  const sent = await ports.unitOfWork.run(async (repositories) => {
    const found = await conversationFor(repositories)
    if (!found.ok) return found
    return sendOnce(ports, repositories, { ...sending, conversationId: found.value })
  })
  if (!sent.ok) return sent
  const { message, recipientId, repeated } = sent.value
  if (!repeated) await announce(ports, message, recipientId)
  return ok({ message, repeated })
}

type ComposePorts = Uses<'clock' | 'ids'>
type AddressedMessage = OutgoingMessage & Readonly<{ conversationId: string }>

async function sendOnce(ports: ComposePorts, repositories: Repositories, input: AddressedMessage) {
  const correspondence = await lockConversation(repositories, input)
  if (!correspondence) return refuse('conversation_not_found')
  const recipientId = correspondence.side.partnerId
  const earlier = await repositories.messages.first({
    conversationId: input.conversationId,
    clientId: input.clientId,
  })
  if (earlier) return ok({ message: earlier, recipientId, repeated: true })

  const permission = await checkMayWrite(repositories, correspondence, input)
  if (!permission.ok) return permission
  const message = { ...compose(ports, correspondence, input), cost: permission.value.cost }
  await chargeMessage(repositories, {
    sender: correspondence.sender,
    message,
    permission: permission.value,
    movementId: ports.ids.next(),
  })
  await store(repositories, message, recipientId)
  return ok({ message, recipientId, repeated: false })
}

function compose(
  { clock, ids }: ComposePorts,
  { sender, conversation, side }: WriterContext,
  { clientId, content }: OutgoingMessage
) {
  const sentAt = clock.now()
  const held = sender.status === 'not_confirmed'
  return {
    id: ids.next(),
    conversationId: conversation.id,
    senderId: side.profileId,
    clientId,
    sequence: held ? null : conversation.lastSequence + 1,
    ...content,
    sentAt,
    deliveredAt: held ? null : sentAt,
    removedAt: null,
  }
}

async function store(repositories: Repositories, message: Message, recipientId: string) {
  const { conversations, messages } = repositories
  const { id, conversationId, senderId, sequence, sentAt } = message
  const last = { id, at: sentAt }
  await messages.add(message)
  await conversations.noteSent(conversationId, senderId, last)
  if (sequence === null) return
  await conversations.update(conversationId, { lastSequence: sequence })
  await conversations.noteReceived(conversationId, recipientId, last)
  await noteSignIn(repositories, message)
  await planNewsMail(repositories, { profileId: recipientId, now: sentAt })
}

async function announce({ events }: Uses<'events'>, message: Message, recipientId: string) {
  const { id: messageId, conversationId, sequence, clientId, senderId } = message
  // A held message is announced on delivery.
  if (sequence === null) return
  await events.publish({
    name: 'message_sent',
    conversationId,
    messageId,
    sequence,
    clientId,
    senderId,
    recipientId,
  })
}
