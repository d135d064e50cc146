import { answerTicket } from '#core/admin/complaints/answer_ticket'
import { keepReadyAnswer } from '#core/admin/complaints/keep_ready_answer'
import { mergeTicket } from '#core/admin/complaints/merge_tickets'
import { noteTicket } from '#core/admin/complaints/note_ticket'
import type { SignedInAdmin } from '#core/admin/admin'
import { openTicket } from '#core/complaints/open_ticket'
import { writeToTicket } from '#core/complaints/write_to_ticket'
import type { Ports } from '#core/ports'
import type { Character } from '#database/demo/cast'
import { earlier } from '#database/demo/clock_at'
import { complaints, type Complained, readyAnswers } from '#database/demo/complaint_texts'
import { demoId } from '#database/demo/ids'
import { emailOf } from '#database/demo/members'
import { ordinary } from '#database/demo/romances'

type Desk = Readonly<{ by: SignedInAdmin; siteId: string; members: readonly Character[] }>

/** Tickets of all kinds and states, one of them late and one near its deadline, and ready answers. */
export async function insertComplaints(ports: Ports, cast: readonly Character[], siteId: string) {
  const admin = await ports.unitOfWork.run(({ admins }) => admins.first({ role: 'moderator' }))
  if (!admin) return
  const by = { adminId: admin.id, role: admin.role, siteId: null, confirmedAt: null }
  const desk = { by, siteId, members: ordinary(cast) }
  for (const typed of readyAnswers) {
    await keepReadyAnswer(ports, { by, typed: { ...typed, isShared: true } })
  }
  for (const complaint of complaints) await tell(ports, desk, complaint)
}

async function tell(ports: Ports, { by, members, siteId }: Desk, told: Complained) {
  const member = told.member === null ? null : members[told.member]
  const opened = await openTicket(earlier(ports, { hours: told.hoursAgo }), {
    siteId,
    language: told.language,
    kind: told.kind,
    subject: told.subject,
    body: told.body,
    email: member ? emailOf(member) : told.email,
    name: member?.name ?? told.name,
    userId: member && demoId('user', member.number),
    orderId: null,
  })
  if (!opened.ok) throw new Error(opened.refusal)
  const { id: ticketId, number } = opened.value
  if (told.answer) {
    const { body, hoursAgo, then } = told.answer
    const answer = { by, ticketId, seen: 1, body, then } as const
    await answerTicket(earlier(ports, { hours: hoursAgo }), answer)
  }
  if (told.reply) {
    const { body, hoursAgo } = told.reply
    const mail = { messageId: `<${ticketId}@demo>`, sender: null }
    const files = { taken: [], leftOut: 0 }
    const reached = { ticketId, followsMerge: true }
    await writeToTicket(earlier(ports, { hours: hoursAgo }), { reached, body, files, mail })
  }
  if (told.note) await noteTicket(ports, { by, ticketId, body: told.note })
  if (told.again) await mergeAnother(ports, { by, siteId }, { told, number })
}

/** Lets the same person write a second time; both are one ticket now. */
async function mergeAnother(
  ports: Ports,
  { by, siteId }: Pick<Desk, 'by' | 'siteId'>,
  { number, told }: Readonly<{ told: Complained; number: string }>
) {
  const { email, kind, language, name, subject } = told
  const second = { siteId, language, kind, subject, email, name, userId: null, orderId: null }
  const opened = await openTicket(ports, { ...second, body: told.again ?? '' })
  if (opened.ok) {
    await mergeTicket(ports, { by, ticketId: opened.value.id, seen: 1, into: number })
  }
}
