import type { FakePorts } from '#tests/fakes/fake_ports'
import type { GiftName } from '#core/messaging/gifts/catalogue'
import { sendGift } from '#core/messaging/gifts/send_gift'
import { openConversation } from '#core/messaging/open_conversation'
import { sendPhoto } from '#core/messaging/photos/send_photo'
import { sendMessage } from '#core/messaging/send_message'
import { defaultSettings, type SiteSettings } from '#core/sites/settings/settings'
import { portsWith } from '#tests/support/people/joined_ports'
import type { Person } from '#tests/support/people/people'

export type CoreConversation = Awaited<ReturnType<typeof startConversation>>

/** Two stored members with an open conversation, still without messages. */
export async function startConversation(one: Person, other: Person) {
  const ports = await portsWith(one, other)
  return { ports, conversationId: await openBetween(ports, one, other) }
}

export async function openBetween(ports: FakePorts, one: Person, other: Person) {
  const pair = { profileId: one.profile.id, partnerId: other.profile.id }
  const opened = await ports.unitOfWork.run((rows) => openConversation(rows, ports, pair))
  return opened.id
}

type Letter = Readonly<{ clientId: string; body?: string; settings?: Partial<SiteSettings> }>

export function write(
  { ports, conversationId }: Pick<CoreConversation, 'ports' | 'conversationId'>,
  sender: Person,
  { clientId, body = 'Hoi', settings }: Letter
) {
  return sendMessage(ports, {
    userId: sender.user.id,
    conversationId,
    clientId,
    body,
    settings: { ...defaultSettings, ...settings },
  })
}

type Present = Readonly<{ clientId: string; gift: GiftName; settings?: Partial<SiteSettings> }>

export function writeGift(
  { ports, conversationId }: Pick<CoreConversation, 'ports' | 'conversationId'>,
  sender: Person,
  { clientId, gift, settings }: Present
) {
  return sendGift(ports, {
    userId: sender.user.id,
    conversationId,
    clientId,
    gift,
    settings: { ...defaultSettings, ...settings },
  })
}

const jpeg = new Uint8Array([0xff, 0xd8, 0xff, 0xe0])

/** Sends a photo; `head` holds the first bytes of its file. */
export function writePhoto(
  { ports, conversationId }: Pick<CoreConversation, 'ports' | 'conversationId'>,
  sender: Person,
  { clientId, head = jpeg, size = 1000 }: { clientId: string; head?: Uint8Array; size?: number }
) {
  return sendPhoto(ports, {
    userId: sender.user.id,
    conversationId,
    clientId,
    file: { size, head, read: async () => head },
    settings: defaultSettings,
  })
}

/** The stored participant of a member. */
export async function participantOf(
  { ports, conversationId }: CoreConversation,
  { profile }: Person
) {
  const side = await ports.repositories.conversations.participant(conversationId, profile.id)
  if (!side) throw new Error(`${profile.name} has no side`)
  return side
}

export function userOf({ ports }: Pick<CoreConversation, 'ports'>, { user }: Person) {
  const kept = ports.repositories.users.rows.get(user.id)
  if (!kept) throw new Error(`No user ${user.id}`)
  return kept
}

export function messagesIn({ ports }: Pick<CoreConversation, 'ports'>) {
  return [...ports.repositories.messages.rows.values()]
}
