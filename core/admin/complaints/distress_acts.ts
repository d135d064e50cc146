import { ticketAct, type OnTicket, type TicketPorts } from '#core/admin/complaints/ticket_act'
import { mayBeSecond, othersWithRight } from '#core/admin/four_eyes/second_admin'
import { asOne } from '#core/as_one'
import { answerAct } from '#core/admin/inbox/answer_act'
import { replyAsFictional } from '#core/admin/inbox/reply_as_fictional'
import { repliesIn } from '#core/admin/inbox/signs_now'
import { deadlines, type Ticket } from '#core/complaints/ticket'
import { appendEntry } from '#core/complaints/thread'
import type { SendPorts } from '#core/messaging/send_into'
import type { Uses } from '#core/ports'
import type { Repositories } from '#core/ports/unit_of_work'
import { ok, refuse } from '#core/result'
import type { SiteSettings } from '#core/sites/settings/settings'

type Helping = OnTicket &
  Readonly<{
    /** Made by the page, once per message. */
    clientId: string
    /** Where to find help, in the language of the member. */
    body: string
    settings: SiteSettings
  }>

/**
 * Names help to the member of a case of distress, in the conversation that it is about, whoever has
 * that one in hand; the thread of the case keeps it. Idempotent by client id. Refuses as `ticketAct`
 * and `replyAsFictional` do. Rule: docs/product/back-office.md, Fictional inbox.
 */
export async function helpFromCase(
  ports: SendPorts & Uses<'secrets'>,
  { body, by, clientId, settings, ticketId }: Helping
) {
  const conversationId = await conversationOf(ports, ticketId)
  if (!conversationId) return refuse('ticket_not_found')
  const earlier = { conversationId, clientId }
  if (await ports.unitOfWork.run(({ messages }) => messages.first(earlier))) return ok()
  return asOne(ports, async (within) => {
    const reply = { by, conversationId, kind: 'help', clientId, body, settings } as const
    const sent = await replyAsFictional(within, { ...reply, isFromCase: true })
    if (!sent.ok) return sent
    return ticketAct<void, never>(within, { act: 'answer', by, ticketId }, async (rows, ticket) => {
      const { id } = sent.value
      // It is found when the form is sent twice at the same moment.
      if (await rows.ticketEntries.find(id)) return ok({ value: undefined })
      const at = ports.clock.now()
      const { adminId } = by
      const answer = { id, kind: 'answer', adminId, body, at } as const
      const entries = await appendEntry(rows, ticket, answer)
      const due = deadlines(null, ticket.solutionDueAt)
      const answeredAt = ticket.answeredAt ?? at
      await rows.tickets.update(ticketId, { ...due, answeredAt, entries })
      return ok({ after: { message: id }, value: undefined })
    })
  })
}

type PausePorts = TicketPorts & Uses<'events'>

/**
 * Pauses the conversation of a case of distress, or lets it go on: while it is paused, neither the
 * member nor an admin in the role of the profile writes in it. Refuses as `answerAct` does, and
 * 'ticket_not_found'. Rule: docs/product/back-office.md, Fictional inbox.
 */
export async function pauseFromCase(
  ports: PausePorts,
  { by, isPaused, ticketId }: OnTicket & Readonly<{ isPaused: boolean }>
) {
  const conversationId = await conversationOf(ports, ticketId)
  if (!conversationId) return refuse('ticket_not_found')
  const on = { by, conversationId }
  return answerAct<PausePorts, void, never>(ports, on, async (_, rows, { conversation }) => {
    const pausedAt = isPaused ? (conversation.pausedAt ?? ports.clock.now()) : null
    await rows.conversations.update(conversationId, { pausedAt })
    const before = { paused: conversation.pausedAt !== null }
    return ok({ before, after: { paused: isPaused }, value: undefined })
  })
}

/**
 * Whether an admin may close a case of distress: one who answered the member in the role of the profile
 * leaves that to another; where nobody else may, they can after 24 hours. Refuses as `mayBeSecond` does.
 * Rule: docs/product/back-office.md, Fictional inbox.
 */
export async function checkCloser(
  repositories: Repositories,
  { clock }: Uses<'clock'>,
  { by, ticket }: Readonly<{ by: OnTicket['by']; ticket: Ticket }>
) {
  const { aboutConversationId, openedAt: since, siteId } = ticket
  const { adminId } = by
  const replies = aboutConversationId
    ? await repliesIn(repositories.audit, aboutConversationId)
    : []
  const hasPlayed = replies.some((one) => one.adminId === adminId && one.after?.said === 'words')
  const others = await othersWithRight(repositories, { right: 'work_complaint', siteId }, adminId)
  const firstId = hasPlayed ? adminId : null
  return mayBeSecond({ firstId, since, adminId, others, now: clock.now() })
}

/** Decides as `checkCloser` before they begin; refuses an unknown ticket, which nobody closes. */
export function mayCloseCase(ports: Uses<'clock' | 'unitOfWork'>, { by, ticketId }: OnTicket) {
  return ports.unitOfWork.run(async (repositories) => {
    const ticket = await repositories.tickets.find(ticketId)
    return ticket ? checkCloser(repositories, ports, { by, ticket }) : refuse('ticket_not_found')
  })
}

async function conversationOf({ unitOfWork }: Uses<'unitOfWork'>, ticketId: string) {
  const ticket = await unitOfWork.run(({ tickets }) => tickets.find(ticketId))
  return ticket?.aboutConversationId ?? null
}
