import type { SignedInAdmin } from '#core/admin/admin'
import { asOne } from '#core/as_one'
import { measureValues, rightToTake } from '#core/admin/measures/measure_values'
import { performAct } from '#core/admin/perform_act'
import { banReported } from '#core/admin/reports/decide_report'
import { takeCase } from '#core/admin/reports/report_case'
import type { Message } from '#core/messaging/message'
import { parseStatement } from '#core/moderation/measures/measure'
import { takeMeasure, type Deed } from '#core/moderation/measures/take_measure'
import type { Report } from '#core/moderation/report'
import type { Uses } from '#core/ports'
import type { Repositories } from '#core/ports/unit_of_work'
import { ok, refuse } from '#core/result'

type Needs = Uses<'clock' | 'events' | 'ids' | 'secrets' | 'unitOfWork'>

/** What is done because of a report: a hidden message is the one that was reported, or one of the chat that was. */
export type ReportDeed =
  | Exclude<Deed, { kind: 'hidden_text' }>
  | Readonly<{ kind: 'hidden_text'; of: 'profile' }>
  | Readonly<{ kind: 'hidden_text'; of: 'message'; messageId?: string }>

type Acting = Readonly<{
  by: SignedInAdmin
  reportId: string
  deed: ReportDeed
  statement: Parameters<typeof parseStatement>[0]
}>

/**
 * Takes a measure about the reported member, as `takeMeasure`. The report stays open, so that others
 * may follow; a ban closes it, or waits for a second admin (see `banReported`). Returns whether it
 * `waits`. Refuses 'report_not_found', 'report_closed', 'claimed_by_other' while another admin has the
 * case in hand, and what `parseStatement`, `performAct` and `takeMeasure` refuse.
 * Rule: docs/product/moderation.md, Measures.
 */
export async function actOnReport(ports: Needs, { by, deed, reportId, statement: typed }: Acting) {
  const parsed = parseStatement(typed)
  if (!parsed.ok) return parsed
  const statement = parsed.value
  if (deed.kind === 'ban') return banReported(ports, { by, reportId, statement })

  return asOne(ports, async (within, repositories) => {
    const held = await takeCase(within, repositories, { by, reportId })
    if (!held.ok) return held
    const { report, siteId, user } = held.value
    if (report.status === 'closed') return refuse('report_closed')
    const onText = await deedOf(repositories, report, deed)
    if (!onText) return refuse('text_not_found')

    const on = { kind: 'report', id: reportId } as const
    const act = { by, right: rightToTake(deed.kind), on, siteId, reason: null } as const
    return performAct(within, act, async (inside) => {
      const judgement = { userId: user.id, reportId, takenBy: by.adminId, statement }
      const taken = await takeMeasure(inside, { ...judgement, deed: onText })
      if (!taken.ok) return taken
      return ok({ after: measureValues(taken.value), value: { waits: false } })
    })
  })
}

/** Null when the report is not about this message, or its chat, or it does not exist any more. */
async function deedOf(
  { messages }: Repositories,
  report: Report,
  deed: ReportDeed
): Promise<Deed | null> {
  if (deed.kind !== 'hidden_text') return deed
  if (deed.of === 'profile') return { kind: 'hidden_text', messageId: null }
  const message = await messages.find(deed.messageId ?? report.evidenceId)
  if (!message || !isReported(message, report)) return null
  const { conversationId, id: messageId } = message
  const kind = message.kind === 'photo' ? 'hidden_photo' : 'hidden_text'
  return { kind, messageId, conversationId }
}

function isReported({ conversationId, id }: Message, { evidenceId, evidenceKind }: Report) {
  if (evidenceKind === 'message') return id === evidenceId
  return evidenceKind === 'conversation' && conversationId === evidenceId
}
