import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import type { ApiClient } from '@japa/api-client'
import type { Test } from '@japa/runner/core'
import { DateTime } from 'luxon'
import { requestEmailChange } from '#core/accounts/email/request_email_change'
import { Ports } from '#core/ports'
import { defaultSettings } from '#core/sites/settings/settings'
import PurgeMembersJob from '#jobs/purge_members_job'
import User from '#models/user'
import { adminOf } from '#tests/support/admin/admins'
import { conversationBetween, say } from '#tests/support/messaging/conversations'
import { block } from '#tests/support/likes/blocks'
import { deleteAccount, mailedReturnToken } from '#tests/support/accounts/deletion'
import { storeLike } from '#tests/support/likes/likes'
import { join } from '#tests/support/people/members'
import { ada, bob, cleo, type Person } from '#tests/support/people/people'
import { storePhoto } from '#tests/support/profiles/photos'
import { report } from '#tests/support/moderation/reports'
import { placeOrder } from '#tests/support/payments/shop'
import { useFakeClock } from '#tests/support/time/clock'
import { workMails } from '#tests/support/mail/mail_jobs'

/** A member whose every text and field contains her name. */
export const zora = ada({
  user: { email: 'zora@example.com', network: 'zoranet', passwordHash: 'zorahash' },
  profile: { name: 'Zora', about: 'zoratext', dateOfBirth: DateTime.utc(1987, 11, 23) },
})

/** The texts that would identify her. */
export const identifyingTexts = ['zora', '1987-11-23']

/** Zora joins, writes, is liked, buys, adds a photo, and deletes her account. */
export async function useEverythingAndLeave(client: ApiClient) {
  await join(zora, bob(), cleo())
  await storePhoto(zora, { main: true })
  const { unitOfWork } = await app.container.make(Ports)
  await unitOfWork.run(({ profiles }) => profiles.setInterests(zora.profile.id, ['music', 'art']))
  await storeLike(zora, bob())
  await storeLike(bob(), zora)
  await block(cleo(), zora)
  const chat = await conversationBetween(zora, bob())
  await say(client, zora, chat, { body: 'zora says hello' })
  await say(client, bob(), chat, { body: 'Hoi terug' })
  // Pages show messages by the real clock.
  await db.from('messages').update({ delivered_at: Date.now() })
  await report(client, zora, bob(), {
    about: { kind: 'conversation', id: chat },
    explanation: 'zoratext',
  })
  await report(client, bob(), zora)
  await placeOrder(client, zora)
  await wishAnotherAddress(zora)
  await isJudged(zora, chat)
  await deleteAccount(client, zora, {
    reason: 'other',
    reason_text: 'zoratext',
    remarks: 'zoratext',
  })
  await mailedReturnToken(zora)
}

/** The same, and fourteen days later her account is erased. */
export async function leaveAndPurge(client: ApiClient, it: Test) {
  const clock = await useFakeClock(it)
  await useEverythingAndLeave(client)
  clock.advance({ days: 14 })
  await purge()
}

/** Admins propose to ban the member, and read one of their conversations. */
async function isJudged({ profile, user }: Person, conversationId: string) {
  const { clock, ids, unitOfWork } = await app.container.make(Ports)
  const moderator = adminOf('moderator')
  const at = clock.now()
  const reports = db.from('reports').where('reported_id', profile.id)
  const [aboutHer] = await reports.clone().limit(1)
  await reports.update({ status: 'closed', decision: 'dealt_with', closed_at: at.toMillis() })
  const subjects = [
    { subjectKind: 'member', subjectId: user.id },
    { subjectKind: 'report', subjectId: String(aboutHer?.id) },
  ] as const
  await unitOfWork.run(async ({ admins, proposals, readings }) => {
    await admins.addUnlessKnown(moderator)
    for (const subject of subjects) {
      await proposals.add({
        ...subject,
        id: ids.next(),
        right: 'ban_member',
        siteId: null,
        details: { breach: 'scam', facts: 'zoratext', law: null, machine: 'none' },
        reason: 'scam',
        proposedBy: moderator.id,
        proposedAt: at,
        status: 'waiting',
        decidedBy: null,
        decidedAt: null,
      })
    }
    const read = { adminId: moderator.id, conversationId, reportId: null, openedAt: at }
    await readings.add({ ...read, id: ids.next(), reason: 'zoratext' })
  })
}

/** A change of address that is mailed and not confirmed. */
async function wishAnotherAddress({ user }: Person) {
  const ports = await app.container.make(Ports)
  const wish = { email: 'new@zora.example', password: 'zora', settings: defaultSettings }
  const passwordHash = await ports.passwords.hash('zora')
  await User.query().where('id', user.id).update({ passwordHash })
  await requestEmailChange(ports, { userId: user.id, ...wish })
  await workMails('email_change')
  await db
    .table('notification_switches')
    .insert({ user_id: user.id, kind: 'match', channel: 'mail' })
}

/** Runs the daily job that erases deleted members. */
export async function purge() {
  const job = await app.container.make(PurgeMembersJob)
  await job.execute()
}
