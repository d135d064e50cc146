import type { ApiClient } from '@japa/api-client'
import { conversationBetween, sendPhoto } from '#tests/support/messaging/conversations'
import { phonePhoto } from '#tests/support/profiles/picture_files'
import { join } from '#tests/support/people/members'
import { ada, bob, cleo } from '#tests/support/people/people'

/** Ada with enough credits for photos. */
export const premiumAda = ada({ user: { paidUser: true, credits: 20, freeMessagesUsed: 5 } })

/** Ada sends Bob a photo in their conversation. */
export async function sentPhoto(client: ApiClient) {
  await join(premiumAda, bob(), cleo())
  const id = await conversationBetween(premiumAda, bob())
  const sent = await sendPhoto(client, premiumAda, id, await phonePhoto(), 'one')
  return { id, sent, messageId: String(sent.body().message.id) }
}
