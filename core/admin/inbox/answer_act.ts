import type { SignedInAdmin } from '#core/admin/admin'
import { findExchange, siteOfExchange, type Exchange } from '#core/admin/inbox/exchange'
import { checkInHand, mayAnswer } from '#core/admin/inbox/may_answer'
import { performAct, type Change } from '#core/admin/perform_act'
import { readConversation } from '#core/messaging/read_conversation'
import type { Uses } from '#core/ports'
import type { Repositories } from '#core/ports/unit_of_work'
import { refuse, type Result } from '#core/result'

/** The conversation of a fictional profile that an admin acts on. */
export type OnExchange = Readonly<{ by: SignedInAdmin; conversationId: string }>

type AnswerPorts = Uses<'clock' | 'events' | 'secrets' | 'unitOfWork'>

/**
 * Does an act to a conversation of a fictional profile that an admin has in hand, which is read then
 * and out of hand. The profile's account and the conversation are locked while `work` runs. Refuses as
 * `performAct` and `checkInHand` do, 'conversation_not_found', and 'answered_meanwhile'.
 */
export async function answerAct<P extends AnswerPorts, T, R extends string>(
  ports: P,
  { by, conversationId }: OnExchange,
  work: (within: P, repositories: Repositories, one: Exchange) => Promise<Result<Change<T>, R>>
) {
  const known = await ports.unitOfWork.run((rows) => findExchange(rows, conversationId))
  if (!known) return refuse('conversation_not_found')
  const act = {
    by,
    right: 'reply_as_fictional',
    on: { kind: 'conversation', id: conversationId },
    siteId: siteOfExchange(known),
    reason: null,
  } as const
  type Refusal = R | Unanswerable
  return performAct<P, T, Refusal>(ports, act, async (within, repositories) => {
    await repositories.users.lock(known.fictional.userId)
    const conversation = await repositories.conversations.lock(conversationId)
    if (!conversation) return refuse('conversation_not_found')
    const exchange = { ...known, conversation }
    const worked = await work(within, repositories, exchange)
    if (!worked.ok) return worked
    const profileId = known.fictional.id
    await readConversation(within, { profileId, conversationId })
    await repositories.workClaims.remove({
      kind: 'fictional_conversation',
      subjectId: conversationId,
    })
    return worked
  })
}

type Unanswerable = 'conversation_not_found'

/** Whether the member still waits for an answer, and this admin has the conversation in hand. */
export async function checkAnswerable(
  ports: Uses<'clock'>,
  repositories: Repositories,
  { by, exchange }: Readonly<{ by: SignedInAdmin; exchange: Exchange }>
) {
  const { conversation, fictional, member } = exchange
  const { likes, workClaims } = repositories
  const conversationId = conversation.id
  const last = await lastOf(repositories, exchange)
  const like = await likes.find({ likerId: member.id, likedId: fictional.id })
  const allowed = mayAnswer(fictional.id, { last, likedAt: like?.createdAt ?? null })
  if (!allowed.ok) return allowed
  const kind = 'fictional_conversation'
  const claim = await workClaims.lock({ kind, subjectId: conversationId })
  return checkInHand(claim, by.adminId, ports.clock.now())
}

/** The last message of an exchange. One that was erased for its age is not answered any more, whoever wrote it. */
async function lastOf({ conversations, messages }: Repositories, exchange: Exchange) {
  const { conversation, fictional } = exchange
  const { id: conversationId, lastSequence: sequence } = conversation
  const last = await messages.first({ conversationId, sequence })
  const side = await conversations.participant(conversationId, fictional.id)
  const erasedAt = last ? null : side?.lastMessageAt
  return erasedAt ? { senderId: fictional.id, sentAt: erasedAt } : last
}
