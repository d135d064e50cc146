import { answerAct, checkAnswerable, type OnExchange } from '#core/admin/inbox/answer_act'
import { signsNow } from '#core/admin/inbox/signs_now'
import type { Uses } from '#core/ports'
import { ok, refuse } from '#core/result'

/**
 * Takes a conversation out of the inbox without an answer, until the member writes again. Refuses as
 * `performAct`, `mayAnswer` and `checkInHand` do, 'conversation_not_found', and 'distress_first' while
 * a sign of distress stands.
 * Rule: docs/product/back-office.md, Fictional inbox.
 */
export function putAside(
  ports: Uses<'clock' | 'events' | 'secrets' | 'unitOfWork'>,
  { by, conversationId }: OnExchange
) {
  return answerAct(ports, { by, conversationId }, async (_, rows, exchange) => {
    const answerable = await checkAnswerable(ports, rows, { by, exchange })
    if (!answerable.ok) return answerable
    const signs = await signsNow(rows, exchange)
    if (signs.includes('distress')) return refuse('distress_first')
    return ok({ after: { answered: false }, value: undefined })
  })
}
