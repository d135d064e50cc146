import { answerAct, checkAnswerable, type OnExchange } from '#core/admin/inbox/answer_act'
import type { Uses } from '#core/ports'
import { ok } from '#core/result'

/**
 * Takes a conversation out of the inbox without an answer, until the member writes again. Refuses as
 * `performAct`, `mayAnswer` and `checkInHand` do, and 'conversation_not_found'.
 * Rule: docs/product/back-office.md, Fictional inbox.
 */
export function putAside(
  ports: Uses<'clock' | 'events' | 'secrets' | 'unitOfWork'>,
  { by, conversationId }: OnExchange
) {
  return answerAct(ports, { by, conversationId }, async (_, rows, exchange) => {
    const answerable = await checkAnswerable(ports, rows, { by, exchange })
    return answerable.ok ? ok({ after: { answered: false }, value: undefined }) : answerable
  })
}
