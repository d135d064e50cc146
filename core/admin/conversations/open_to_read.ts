import type { SignedInAdmin } from '#core/admin/admin'
import { readingEnds, type Reading } from '#core/admin/conversations/reading'
import { parseReason } from '#core/admin/members/member_act'
import { performAct } from '#core/admin/perform_act'
import type { Conversation } from '#core/messaging/conversation'
import type { Report } from '#core/moderation/report'
import type { Uses } from '#core/ports'
import type { Repositories } from '#core/ports/unit_of_work'
import { ok, refuse } from '#core/result'

type Opening = Readonly<{
  by: SignedInAdmin
  conversationId: string
  /** A report about the conversation or a message in it; null where a reason is written instead. */
  reportId: string | null
  reason: string
}>

/**
 * Opens a conversation of two members to one admin, for an hour. Needs an open report about it, or a
 * written reason. Returns until when. Refuses 'conversation_not_found', 'reason_missing' for neither,
 * 'report_elsewhere' for a report that is closed or about something else, and what `performAct`
 * refuses. Rule: docs/product/back-office.md, Breaking the glass.
 */
export async function openToRead(
  ports: Uses<'clock' | 'ids' | 'secrets' | 'unitOfWork'>,
  { by, conversationId, reason: typed, reportId }: Opening
) {
  const found = await ports.unitOfWork.run((rows) => conversationOf(rows, conversationId))
  if (!found) return refuse('conversation_not_found')
  const reason = reportId === null ? parseReason(typed) : null
  const on = { kind: 'conversation', id: conversationId } as const
  const act = { by, right: 'read_conversation', on, siteId: found.siteId, reason: null } as const
  return performAct(ports, act, async (_, repositories) => {
    if (reportId === null && reason === null) return refuse('reason_missing')
    const report = reportId === null ? null : await repositories.reports.find(reportId)
    const isAbout = report && (await isAboutIt(repositories, report, found.conversation))
    if (reportId !== null && !isAbout) return refuse('report_elsewhere')
    const { adminId } = by
    const id = ports.ids.next()
    const openedAt = ports.clock.now()
    const reading: Reading = { id, adminId, conversationId, reportId, reason, openedAt }
    await repositories.readings.add(reading)
    return ok({ after: { reading: id, report: reportId }, value: { until: readingEnds(reading) } })
  })
}

/** A conversation belongs to a site when both members do. */
async function conversationOf({ conversations, profiles }: Repositories, id: string) {
  const conversation = await conversations.find(id)
  const low = conversation && (await profiles.find(conversation.lowProfileId))
  const high = conversation && (await profiles.find(conversation.highProfileId))
  if (!low || !high) return null
  return { conversation, siteId: low.siteId === high.siteId ? low.siteId : null }
}

async function isAboutIt(
  { messages }: Repositories,
  { evidenceId, evidenceKind, status }: Report,
  { id }: Conversation
) {
  if (status !== 'open') return false
  if (evidenceKind === 'conversation') return evidenceId === id
  if (evidenceKind !== 'message') return false
  return (await messages.find(evidenceId))?.conversationId === id
}
