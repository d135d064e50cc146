import db from '@adonisjs/lucid/services/db'
import type { ApiClient } from '@japa/api-client'
import { terminal } from '#core/admin/admin'
import { changeSetting } from '#core/admin/sites/change_setting'
import User from '#models/user'
import { adminOf } from '#tests/support/admin/admins'
import { moneyOf } from '#tests/support/admin/money_of_each'
import { complain } from '#tests/support/complaints/tickets'
import { messageRow } from '#tests/support/database/rows'
import { under, type Parameters } from '#tests/support/http/every_route'
import { conversationBetween, say } from '#tests/support/messaging/conversations'
import { appealAgainst, judge } from '#tests/support/moderation/measures'
import { about, newReport } from '#tests/support/moderation/reports'
import { join } from '#tests/support/people/members'
import { man, woman } from '#tests/support/people/many_members'
import { storageKeyOf, storeFiles, storePhoto } from '#tests/support/profiles/photos'
import { drawing } from '#tests/support/profiles/picture_files'
import { sitePorts } from '#tests/support/site/ports'

/** What names of members, and texts about them, contain: an admin of another site finds it nowhere. */
export const secret = 'quokka'

const member = woman(71, { name: 'Quokka', about: 'I am a quokka.' })
const mate = man(72, { name: 'Quokko' })
const stella = woman(73, { name: 'Quokka Stella', fictional: true })

/**
 * Stores one of everything that the back office has a page or an act for, all of the first site, and
 * returns the parameters of every route that names one. The owner is one of the team already.
 */
export async function storeOneOfEach(client: ApiClient): Promise<Parameters> {
  await join(member, mate, stella)
  const ofMember = await storeOfMember(client)
  const money = await moneyOf(member)
  const ofSite = await storeOfSite()
  const ofInbox = await storeOfInbox(client)
  return { ...ofMember, ...money, ...ofSite, ...ofInbox, ...(await storeOfTeam()) }
}

async function storeOfMember(client: ApiClient): Promise<Parameters> {
  const ports = await sitePorts()
  const userId = member.user.id
  const adminId = adminOf('owner').id
  const photo = await storePhoto(member, { main: true, caption: secret })
  const waiting = await storePhoto(member, { status: 'pending', position: 2 })
  for (const one of [photo, waiting]) await storeFiles(one, await drawing().webp().toBuffer())
  const chat = await conversationBetween(member, mate)
  await db.table('messages').insert({ ...messageRow(chat, member), body: secret })
  const picture = await storeChatPhoto(chat, 2)
  const reportId = await newReport(client, mate, member, {
    ...about('photo', photo),
    explanation: secret,
  })

  const statement = { breach: 'scam', law: null, facts: secret, machine: 'none' } as const
  const measure = await judge(member, { kind: 'warning' }, { statement })
  const appeal = await appealAgainst(measure, member, secret)

  const [note, exported] = [ports.ids.next(), ports.ids.next()]
  const at = ports.clock.now()
  await ports.unitOfWork.run(async ({ memberExports, memberNotes, readings }) => {
    const by = { userId, adminId }
    const words = { body: secret, appealId: null }
    await memberNotes.add({ ...by, ...words, id: note, createdAt: at, pinnedAt: null })
    await memberExports.add({
      ...by,
      id: exported,
      authority: secret,
      fileNumber: '1',
      requestedAt: at,
      expiresAt: null,
      takenAt: null,
      removedAt: null,
    })
    const read = { adminId, conversationId: chat, reportId: null, reason: secret, openedAt: at }
    await readings.add({ ...read, id: ports.ids.next() })
  })
  const ids = { id: userId, photo, export: exported, measure, note, list: 'notes' }
  return {
    ...under('/admin/members/:id', ids),
    ...under('/admin/reports/:id', { id: reportId, photo_id: photo }),
    ...under('/admin/conversations/:id', { id: chat, photo: picture }),
    ...under('/admin/appeals/:id', { id: appeal }),
    ...under('/admin/pictures/:id', { id: waiting, look: 'blurred' }),
  }
}

async function storeOfInbox(client: ApiClient): Promise<Parameters> {
  const { clock, ids, unitOfWork } = await sitePorts()
  const chat = await conversationBetween(mate, stella)
  await say(client, mate, chat, { body: secret })
  const picture = await storeChatPhoto(chat, 2)
  const photo = await storePhoto(stella, { main: true })
  const portrait = await storePhoto(mate, { main: true })
  for (const one of [photo, portrait]) await storeFiles(one)
  const line = ids.next()
  const adminId = adminOf('owner').id
  await unitOfWork.run(({ readyLines }) =>
    readyLines.add({ id: line, adminId, language: 'en', body: secret, createdAt: clock.now() })
  )
  return {
    ...under('/admin/inbox/:id', { id: chat, photo: picture, side: 'member' }),
    ...under('/admin/inbox/profiles/:id', { id: stella.profile.id, photo }),
    ...under('/admin/inbox/lines/:line', { line }),
  }
}

async function storeChatPhoto(conversationId: string, sequence: number) {
  const from = await db.from('conversations').where('id', conversationId).firstOrFail()
  const sender = [member, mate].find(({ profile }) => {
    return [from.low_profile_id, from.high_profile_id].includes(profile.id)
  })
  const message = messageRow(conversationId, sender ?? member)
  const photo = { kind: 'photo', body: '', sequence, width: 900, height: 1200 }
  const key = { storage_key: storageKeyOf(message.id) }
  await db.table('messages').insert({ ...message, ...photo, ...key })
  await storeFiles(message.id)
  return message.id
}

async function storeOfSite(): Promise<Parameters> {
  const ports = await sitePorts()
  const { clock, ids, unitOfWork } = ports
  const { siteId } = await User.findOrFail(member.user.id)
  const [version, variant, answer, file] = Array.from({ length: 4 }, () => ids.next())
  const changed = { by: terminal, siteId, name: 'member_resell', reason: secret } as const
  await changeSetting(ports, { ...changed, from: 'true', to: 'false' })
  const { number } = await db.from('audit_rows').orderBy('number', 'desc').firstOrFail()
  const ticket = await complain(ports, { siteId, subject: secret, body: secret })
  const entry = await db.from('ticket_entries').where('ticket_id', ticket.id).firstOrFail()
  const at = clock.now()
  const shipped = await db.from('shipped_texts').firstOrFail()
  await unitOfWork.run(async ({ contentVersions, landerVariants, readyAnswers, ticketFiles }) => {
    await contentVersions.add({
      id: version,
      siteId,
      page: 'privacy',
      createdBy: adminOf('owner').id,
      createdAt: at,
      holdsFrom: null,
      scheduledBy: null,
      scheduledAt: null,
      withdrawnBy: null,
      withdrawnAt: null,
    })
    await landerVariants.add({
      id: variant,
      siteId,
      lander: 'gallery',
      slug: secret,
      headlines: { en: secret },
      pictureSet: 'everyone',
      gender: null,
      country: null,
      mood: 'warm',
      question: null,
      changedAt: at,
    })
    const words = { language: 'en', title: secret, body: secret } as const
    await readyAnswers.add({ ...words, id: answer, adminId: null, siteId, createdAt: at })
    const content = new TextEncoder().encode(secret)
    const named = { name: `${secret}.txt`, type: 'text/plain', size: content.length } as const
    await ticketFiles.add({ ...named, id: file, entryId: entry.id, content })
  })
  return {
    ...under('/admin/content/versions/:id', { id: version }),
    ...under('/admin/content/shipped/:id', { id: shipped.id }),
    ...under('/admin/complaints/:id', { id: ticket.id, file }),
    ...under('/admin/complaints/answers/:id', { id: answer }),
    ...under('/admin/sites/:id', { id: siteId, variant, number: String(number) }),
  }
}

async function storeOfTeam(): Promise<Parameters> {
  const { clock, ids, unitOfWork } = await sitePorts()
  const [job, passkey, proposal] = Array.from({ length: 3 }, () => ids.next())
  const { siteId } = await User.findOrFail(member.user.id)
  const adminId = adminOf('owner').id
  const data = JSON.stringify({ id: job, name: 'send_mail', payload: {}, attempts: 12 })
  await db.table('queue_jobs').insert({ id: job, queue: 'default', status: 'failed', data })
  await unitOfWork.run(async ({ adminPasskeys, proposals }) => {
    await adminPasskeys.add({
      id: passkey,
      adminId,
      credentialId: 'credential',
      publicKey: 'key',
      counter: 1,
      transports: ['internal'],
      name: secret,
      createdAt: clock.now(),
      lastUsedAt: null,
    })
    await proposals.add({
      id: proposal,
      right: 'adjust_credits',
      subjectKind: 'member',
      subjectId: member.user.id,
      siteId,
      details: { credits: 500, request: ids.next(), facts: secret },
      reason: secret,
      proposedBy: adminOf('support').id,
      proposedAt: clock.now(),
      status: 'waiting',
      decidedBy: null,
      decidedAt: null,
    })
  })
  return {
    ...under('/admin/me/passkeys/:id', { id: passkey }),
    ...under('/admin/admins/:id', { id: adminOf('support').id }),
    ...under('/admin/requests/:id', { id: proposal }),
    ...under('/admin/operations/jobs/:id', { id: job }),
  }
}
