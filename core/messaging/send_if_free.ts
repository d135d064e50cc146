import { findOrBeginConversation, type BeginInput } from '#core/messaging/begin_conversation'
import { costOfText } from '#core/messaging/may_write'
import { sendInto, type SendPorts } from '#core/messaging/send_into'
import { parseTextRequest } from '#core/messaging/send_message'
import { refuse } from '#core/result'

/**
 * Sends a text to a member, by profile id, as `beginConversation` does, but only while it costs nothing:
 * for what was written before anybody was told its price. Refuses 'not_free', and as
 * `beginConversation` does. Rule: docs/product/landers.md, What is begun on a landing.
 */
export async function sendIfFree(ports: SendPorts, input: BeginInput) {
  const text = parseTextRequest(input)
  if (!text.ok) return text
  const { partnerId, settings, userId } = input
  return sendInto(ports, text.value, async (repositories) => {
    const sender = await repositories.users.lock(userId)
    if (!sender || costOfText({ sender, settings }) > 0) return refuse('not_free')
    return findOrBeginConversation(repositories, ports, {
      userId,
      partnerId,
      settings,
      price: text.value.price,
    })
  })
}
