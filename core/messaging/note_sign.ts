import { worstSign } from '#core/messaging/signs/sign'
import type { Message } from '#core/messaging/message'
import type { Repositories } from '#core/ports/unit_of_work'

/**
 * Notes the worst sign in a delivered text, so that conversations that worry come first in the
 * fictional inbox, and asks for a case for one of distress; between two members it means nothing, and
 * nothing is stored. Rule: docs/product/back-office.md, Fictional inbox.
 */
export async function noteSignIn(
  { conversations, jobs }: Pick<Repositories, 'conversations' | 'jobs'>,
  { body, conversationId, id: messageId, kind }: Message
) {
  const sign = kind === 'text' && body ? worstSign([body]) : null
  const isNoted = sign !== null && (await conversations.noteSign(conversationId, sign))
  if (isNoted && sign === 'distress') await jobs.add({ name: 'open_distress_case', messageId })
}
