import { worstSign } from '#core/messaging/signs/sign'
import type { Message } from '#core/messaging/message'
import type { Repositories } from '#core/ports/unit_of_work'

/**
 * Notes the worst sign in a delivered text, so that conversations that worry come first in the
 * fictional inbox; between two members it means nothing, and nothing is stored.
 * Rule: docs/product/back-office.md, Fictional inbox.
 */
export async function noteSignIn(
  conversations: Repositories['conversations'],
  { body, conversationId, kind }: Message
) {
  const sign = kind === 'text' && body ? worstSign([body]) : null
  if (sign) await conversations.noteSign(conversationId, sign)
}
