import { findExchange } from '#core/admin/inbox/exchange'
import { storeTicket } from '#core/complaints/open_ticket'
import { isUnsolved, maxSubjectLength } from '#core/complaints/ticket'
import { lineOf } from '#core/complaints/words'
import type { Uses } from '#core/ports'

/**
 * Opens a case about a member who shows distress to a fictional profile, with this message of theirs: a
 * ticket that is marked as Danger. One of a conversation a day (UTC), and none while one is unsolved.
 * Does nothing between two members, and once the message is erased.
 * Rule: docs/product/back-office.md, Fictional inbox.
 */
export function openDistressCase(
  ports: Uses<'clock' | 'ids' | 'unitOfWork'>,
  { messageId }: Readonly<{ messageId: string }>
) {
  return ports.unitOfWork.run(async (repositories) => {
    const { messages, tickets, users } = repositories
    const message = await messages.find(messageId)
    const exchange = message?.body && (await findExchange(repositories, message.conversationId))
    if (!message || !exchange || exchange.member.id !== message.senderId) return
    const { fictional, member } = exchange
    const { conversationId } = message
    // One of two messages at the same moment opens it.
    const user = await users.lock(member.userId)
    if (!user) throw new Error(`Member ${member.id} has no account`)
    const today = ports.clock.now().toUTC().startOf('day')
    const earlier = await tickets.where({ aboutConversationId: conversationId })
    if (earlier.some((one) => isUnsolved(one) || one.openedAt >= today)) return
    await storeTicket(repositories, ports, {
      siteId: member.siteId,
      language: user.language,
      kind: 'other',
      subject: lineOf(`${member.name}, ${fictional.name}`, maxSubjectLength),
      body: message.body,
      email: null,
      name: member.name,
      userId: user.id,
      orderId: null,
      siteCase: { danger: 'distress', userId: user.id, photoId: null, conversationId },
    })
  })
}
