import type { SignedInAdmin } from '#core/admin/admin'
import { performAct } from '#core/admin/perform_act'
import { isAnswerOf, parseReadyAnswer, type ReadyAnswer } from '#core/complaints/ready_answer'
import type { TicketPorts } from '#core/admin/complaints/ticket_act'
import { ok, refuse } from '#core/result'

type By = Readonly<{ by: SignedInAdmin }>
type Typed = Pick<ReadyAnswer, 'title' | 'body' | 'language'> & Readonly<{ isShared: boolean }>

/**
 * Keeps words to answer with again, for oneself or for everybody who sees the same sites. Refuses as
 * `performAct` and `parseReadyAnswer` do. Rule: docs/product/back-office.md, Complaints.
 */
export function keepReadyAnswer(
  ports: TicketPorts,
  { by, typed }: By & Readonly<{ typed: Typed }>
) {
  const id = ports.ids.next()
  return performAct(ports, actOn(by, id), async (_, { readyAnswers }) => {
    const words = parseReadyAnswer(typed)
    if (!words.ok) return words
    await readyAnswers.add({
      id,
      adminId: typed.isShared ? null : by.adminId,
      siteId: by.siteId,
      language: typed.language,
      title: words.value.title,
      body: words.value.body,
      createdAt: ports.clock.now(),
    })
    return ok({ after: { ready_answer: id }, value: undefined })
  })
}

/** Changes a ready answer. Refuses also 'ready_answer_not_found'. */
export function changeReadyAnswer(
  ports: TicketPorts,
  { answerId, by, typed }: By & Readonly<{ answerId: string; typed: Typed }>
) {
  return performAct(ports, actOn(by, answerId), async (_, { readyAnswers }) => {
    const known = await readyAnswers.lock(answerId)
    if (!known || !isAnswerOf(known, by)) return refuse('ready_answer_not_found')
    const words = parseReadyAnswer(typed)
    if (!words.ok) return words
    const { body, title } = words.value
    const adminId = typed.isShared ? null : by.adminId
    await readyAnswers.update(answerId, { adminId, language: typed.language, title, body })
    return ok({ after: { ready_answer: answerId }, value: undefined })
  })
}

/** Removes a ready answer. Refuses 'ready_answer_not_found'. */
export function removeReadyAnswer(
  ports: TicketPorts,
  { answerId, by }: By & Readonly<{ answerId: string }>
) {
  return performAct(ports, actOn(by, answerId), async (_, { readyAnswers }) => {
    const known = await readyAnswers.lock(answerId)
    if (!known || !isAnswerOf(known, by)) return refuse('ready_answer_not_found')
    await readyAnswers.remove(answerId)
    return ok({ before: { ready_answer: answerId }, value: undefined })
  })
}

function actOn(by: SignedInAdmin, id: string) {
  const on = { kind: 'ready_answer', id } as const
  return { by, right: 'work_complaint', on, siteId: by.siteId, reason: null } as const
}
