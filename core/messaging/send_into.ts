import { chargeMessage } from '#core/messaging/charge_message'
import { askToWrite, takeUp, type Correspondence, type Terms } from '#core/messaging/correspondence'
import type { Content, Message } from '#core/messaging/message'
import { planNewsMail } from '#core/notifications/mail/plan_news_mail'
import type { Uses } from '#core/ports'
import type { Repositories } from '#core/ports/unit_of_work'
import { ok, refuse, type Result } from '#core/result'
import type { SiteSettings } from '#core/sites/settings/settings'

export type SendPorts = Uses<'clock' | 'events' | 'ids' | 'unitOfWork'>

/** Who sends, by which rules. */
export type From = Readonly<{
  userId: string
  /** Made by the sender's browser, once a message. */
  clientId: string
  settings: SiteSettings
}>

export type Sending = From & Terms & Readonly<{ content: Content }>

/**
 * Sends a text, a gift or a photo into the conversation that is found, or begun, in the same unit
 * of work: spends what it costs, numbers it and shows it to the partner; while the sender is not
 * confirmed it is held instead (section 4). The same client id again is the same message and spends
 * nothing: `repeated` says so. Publishes 'message_sent' for a delivered message. Refuses as
 * `mayWrite` and the search for the conversation do, and 'conversation_not_found'.
 */
export async function sendInto<R extends string>(
  ports: SendPorts,
  sending: Sending,
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

type Making = Uses<'clock' | 'ids'>
type Addressed = Sending & Readonly<{ conversationId: string }>

async function sendOnce(ports: Making, repositories: Repositories, input: Addressed) {
  const correspondence = await takeUp(repositories, input)
  if (!correspondence) return refuse('conversation_not_found')
  const recipientId = correspondence.side.partnerId
  const earlier = await repositories.messages.findByClientId(input.conversationId, input.clientId)
  if (earlier) return ok({ message: earlier, recipientId, repeated: true })

  const permission = await askToWrite(repositories, correspondence, input)
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
  { clock, ids }: Making,
  { sender, conversation, side }: Correspondence,
  { clientId, content }: Sending
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
  await planNewsMail(repositories, { profileId: recipientId, now: sentAt })
}

async function announce({ events }: Uses<'events'>, message: Message, recipientId: string) {
  const { id: messageId, conversationId, sequence, clientId, senderId } = message
  // The partner of a held one is told on delivery.
  if (sequence === null) return
  const said = { conversationId, messageId, sequence, clientId, senderId, recipientId }
  await events.publish({ name: 'message_sent', ...said })
}
