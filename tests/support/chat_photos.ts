import type { ApiClient } from '@japa/api-client'
import { openChat, sendPhoto } from '#tests/support/chat'
import { phonePhoto } from '#tests/support/made_pictures'
import { join } from '#tests/support/members'
import { ada, bob, cleo } from '#tests/support/people'

/** Somebody who can pay for photos. */
export const rich = ada({ user: { paidUser: true, credits: 20, freeMessagesUsed: 5 } })

/** Ada, Bob, and a photo of hers in their chat. */
export async function shown(client: ApiClient) {
  await join(rich, bob(), cleo())
  const id = await openChat(rich, bob())
  const sent = await sendPhoto(client, rich, id, await phonePhoto(), 'one')
  return { id, sent, messageId: String(sent.body().message.id) }
}
