import db from '@adonisjs/lucid/services/db'
import type { ApiClient } from '@japa/api-client'
import { openConversation } from '#core/messaging/open_conversation'
import { account } from '#tests/support/people/members'
import { callAs } from '#tests/support/http/as_member'
import type { Person } from '#tests/support/people/people'
import { sitePorts } from '#tests/support/site/ports'

/** Opens the conversation of two stored members; answers its id. */
export async function conversationBetween(one: Person, other: Person) {
  const pair = { profileId: one.profile.id, partnerId: other.profile.id }
  const ports = await sitePorts()
  const opened = await ports.unitOfWork.run((rows) => openConversation(rows, ports, pair))
  return opened.id
}

type Letter = Readonly<{ body?: string | null; clientId?: string }>

/** Sends a message as the page of this member does. */
export async function say(
  client: ApiClient,
  writer: Person,
  conversationId: string,
  { body = 'Hoi', clientId = crypto.randomUUID() }: Letter = {}
) {
  const json = { client_id: clientId, body }
  return callAs(client, writer, `/chats/${conversationId}/messages`, { json })
}

/** Writes to a member with whom no conversation has begun, as the page does. */
export async function begin(
  client: ApiClient,
  writer: Person,
  partnerId: string,
  { body = 'Hoi', clientId = crypto.randomUUID() }: Letter = {}
) {
  const json = { client_id: clientId, body }
  return callAs(client, writer, `/members/${partnerId}/chat`, { json })
}

/** Sends a gift, into a conversation or to a member, as the page of this member does. */
export async function sendGift(
  client: ApiClient,
  giver: Person,
  url: string,
  gift: string,
  clientId: string = crypto.randomUUID()
) {
  return callAs(client, giver, url, { json: { client_id: clientId, gift } })
}

/** Sends a file as a photo in a conversation. */
export async function sendPhoto(
  client: ApiClient,
  sender: Person,
  conversationId: string,
  bytes: Buffer,
  clientId: string = crypto.randomUUID()
) {
  return client
    .post(`/chats/${conversationId}/photos?client_id=${clientId}`)
    .loginAs(await account(sender))
    .withCsrfToken()
    .accept('json')
    .file('photo', bytes, { filename: 'me.jpg' })
}

/** Requests JSON as this member. */
export async function getJson(client: ApiClient, reader: Person, url: string) {
  return client
    .get(url)
    .loginAs(await account(reader))
    .accept('json')
}

/** Posts without a body as this member, for example that they read or type. */
export function postEmpty(client: ApiClient, actor: Person, url: string) {
  return callAs(client, actor, url)
}

/** The member's credits, conversations and messages, to prove that a refusal changed nothing. */
export async function memberState({ user, profile }: Person) {
  const { credits, free_messages_used: used } = await db.from('users').where('id', user.id).first()
  const sides = await db.from('participants').where('profile_id', profile.id)
  const messages = await db.from('messages').where('sender_id', profile.id)
  return { credits, used, sides, messages: messages.length }
}
