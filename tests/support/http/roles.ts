import db from '@adonisjs/lucid/services/db'
import { DateTime } from 'luxon'
import Login from '#models/login'
import Passkey from '#models/passkey'
import SandboxPayment from '#models/sandbox_payment'
import Signing from '#models/signing'
import { messageRow, mandateRow, orderRow, paymentRow } from '#tests/support/database/rows'
import { block } from '#tests/support/likes/blocks'
import { conversationBetween } from '#tests/support/messaging/conversations'
import { join } from '#tests/support/people/members'
import { man, woman } from '#tests/support/people/many_members'
import type { Person } from '#tests/support/people/people'
import { storageKeyOf, storeFiles, storePhoto } from '#tests/support/profiles/photos'
import { collectDebits } from '#tests/support/payments/direct_debits'
import { bundle } from '#tests/support/payments/shop'
import { closedSite, moveTo } from '#tests/support/sites/other_site'

/** Who makes a request: in the order of the columns of the table of answers. */
export const roles = [
  'visitor',
  'unconfirmed',
  'free',
  'premium',
  'blocked',
  'elsewhere',
  'leaving',
] as const
export type Role = (typeof roles)[number]

const premium = { paidUser: true, credits: 50 }

const people: Readonly<Record<Exclude<Role, 'visitor'>, Person>> = {
  unconfirmed: changed(man(61), { status: 'not_confirmed' }, { status: 'disabled' }),
  free: man(62),
  premium: changed(man(63), premium),
  /** Tess blocks them. */
  blocked: changed(man(64), premium),
  /** A member of a site that keeps its members to itself. */
  elsewhere: changed(man(65), premium),
  /** Deleted, and not erased yet; somebody kept their session. */
  leaving: changed(man(66), { status: 'deletion_pending' }, { status: 'disabled' }),
}

/** The person of a role; none for a visitor. */
export function personOf(role: Role) {
  return role === 'visitor' ? undefined : people[role]
}

/** The member whom all others ask about. */
const tess = changed(
  woman(71, {
    name: 'Tess',
    dateOfBirth: DateTime.utc(1987, 10, 23),
    about: 'I am Tess.',
  }),
  { ...premium, email: 'tess.private@example.com', passwordHash: 'hash of Tess' }
)
const uma = woman(72, { name: 'Uma' })

/** What nobody but Tess (and Uma, who got the message) may find in an answer. */
const secretWords = [
  'tess.private@example.com',
  '1987-10-23',
  'hash of Tess',
  'words for Uma alone',
  'NL20INGB0001234567',
  '+31687654321',
  'Secret Street',
  'telephone of Tess',
  'passkey of Tess',
]

/** What only premium members see of her. */
const lockedWords = ['caption of what is locked']

/** Everything of hers that others must not change, from the database. */
export async function rowsOfTess() {
  const { user, profile } = tess
  const ofUser = ['logins', 'passkeys', 'orders', 'mandates', 'signings', 'tokens']
  const ofProfile = ['photos', 'self_descriptions', 'profile_interests']
  const rows: Record<string, unknown> = {
    users: await db.from('users').where('id', user.id),
    profiles: await db.from('profiles').where('id', profile.id),
    messages: await db.from('messages').where('sender_id', profile.id),
    blocks: await db.from('blocks').where('blocker_id', profile.id),
  }
  for (const table of ofUser) rows[table] = await db.from(table).where('user_id', user.id)
  const orderIds = (await db.from('orders').where('user_id', user.id)).map(({ id }) => id)
  rows.sandbox_payments = await db.from('sandbox_payments').whereIn('order_id', orderIds)
  for (const table of ofProfile) rows[table] = await db.from(table).where('profile_id', profile.id)
  return rows
}

/** Stores all roles, Tess and what is hers; answers the ids of that, and what must not be told. */
export async function storeRolesAndTess() {
  await join(tess, uma, ...Object.values(people))
  await moveTo(await closedSite(), people.elsewhere)
  await block(tess, people.blocked)
  const photo = await storePhoto(tess, { main: true })
  const hidden = await storePhoto(tess, {
    position: 2,
    isPrivate: true,
    caption: 'caption of what is locked',
  })
  for (const id of [photo, hidden]) await storeFiles(id)
  const chat = await conversationBetween(tess, uma)
  const message = { ...messageRow(chat, tess), body: 'words for Uma alone' }
  const sent = { ...messageRow(chat, tess), kind: 'photo', body: '', sequence: 2 }
  const picture = { ...sent, storage_key: 'key-of-chat-photo', width: 900, height: 1200 }
  await db.table('messages').insert(message)
  await db.table('messages').insert(picture)
  return {
    ids: {
      profile: tess.profile.id,
      photo,
      chat,
      message: message.id,
      picture: picture.id,
      ...(await storePayments()),
      ...(await storeDevices()),
    },
    secrets: [...secretWords, storageKeyOf(photo), storageKeyOf(hidden), 'key-of-chat-photo'],
    locked: lockedWords,
  }
}

async function storePayments() {
  const order = await orderRow(tess)
  const payment = { ...paymentRow(order), id: `sbx_${'b'.repeat(24)}` }
  const debtor = {
    iban: 'NL20INGB0001234567',
    phone: '+31687654321',
    street: 'Secret Street',
  }
  const mandate = { ...mandateRow(tess), ...debtor }
  await db.table('orders').insert({ ...order, provider_payment_id: payment.id })
  await db.table('sandbox_payments').insert(payment)
  await db.table('mandates').insert(mandate)
  await collectDebits()
  const signing = { ...mandate, signed_at: null, digest: 'x', tries: 0 }
  await db.table('signings').insert({ ...signing, created_at: Date.now() })
  return {
    order: order.id,
    bundle: order.package_id,
    largeBundle: (await bundle('p3')).id,
    request: crypto.randomUUID(),
    payment: (await SandboxPayment.findOrFail(payment.id)).id,
    signing: (await Signing.findOrFail(signing.id)).id,
  }
}

async function storeDevices() {
  const now = DateTime.utc()
  const userId = tess.user.id
  const login = { userId, userAgent: 'telephone of Tess', createdAt: now, lastSeenAt: now }
  const key = { userId, publicKey: 'key', counter: 0, transports: [], createdAt: now }
  const { id: device } = await Login.create({
    ...login,
    id: crypto.randomUUID(),
    country: null,
  })
  const { id: passkey } = await Passkey.create({
    ...key,
    id: crypto.randomUUID(),
    credentialId: 'credential of Tess',
    name: 'passkey of Tess',
    lastUsedAt: null,
  })
  return { device, passkey }
}

function changed(
  { user, profile }: Person,
  ofUser: Partial<Person['user']>,
  ofProfile: Partial<Person['profile']> = {}
): Person {
  return { user: { ...user, ...ofUser }, profile: { ...profile, ...ofProfile } }
}
