import { deleteAccount } from '#core/accounts/leaving/delete_account'
import { eraseAtOnce } from '#core/accounts/leaving/purge_member'
import {
  isBanOver,
  isDormant,
  isDormantNoticeOver,
  isNeverConfirmed,
} from '#core/accounts/leaving/unused_account'
import { asOne } from '#core/as_one'
import { noteReminder } from '#core/notifications/reminders/reminder'
import type { Uses } from '#core/ports'
import type { Repositories } from '#core/ports/unit_of_work'
import { refuse } from '#core/result'

type Ports = Uses<'clock' | 'ids' | 'secrets' | 'unitOfWork'>
type Asked = Readonly<{ userId: string }>

/** How the deletions of unused accounts stand among the reasons of members. */
const form = { reason: 'other', reasonText: null, remarks: null } as const

/**
 * Tells a member who was not seen for 24 months that their account will be deleted in a month, once until
 * they come back. Returns whether it did. Rule: docs/product/privacy.md, Accounts without use.
 */
export function tellDormant({ clock, unitOfWork }: Ports, { userId }: Asked) {
  return unitOfWork.run(async (repositories) => {
    const user = await repositories.users.lock(userId)
    const now = clock.now()
    if (!user || !isDormant(user, now) || (await isFictional(repositories, userId))) return false
    const told = await repositories.reminders.find({ userId, kind: 'dormant' })
    if (told && told.sentAt > user.lastSeenAt) return false
    await noteReminder(repositories, { userId, kind: 'dormant', sentAt: now })
    return true
  })
}

/**
 * Deletes the account of a member who was told a month ago and did not come back, as if they had done it:
 * they may still return within the days for that. Refuses 'account_in_use'.
 * Rule: docs/product/privacy.md, Accounts without use.
 */
export function deleteDormant(ports: Ports, { userId }: Asked) {
  return asOne(ports, async (within, { reminders, users }) => {
    const user = await users.lock(userId)
    const told = await reminders.find({ userId, kind: 'dormant' })
    const isOver = user && isDormantNoticeOver(user, told?.sentAt ?? null, ports.clock.now())
    return isOver ? deleteAccount(within, { userId, form }) : refuse('account_in_use')
  })
}

/**
 * Erases an account that was never confirmed, 30 days after its sign-up: nobody proved that the address
 * is theirs, so none is mailed. Refuses 'account_in_use'.
 * Rule: docs/product/privacy.md, Accounts without use.
 */
export function eraseUnconfirmed(ports: Ports, { userId }: Asked) {
  return asOne(ports, async (within, repositories) => {
    const user = await repositories.users.lock(userId)
    const isOver = user && isNeverConfirmed(user, ports.clock.now())
    if (!isOver || (await isFictional(repositories, userId))) return refuse('account_in_use')
    return eraseAtOnce(within, { userId })
  })
}

/**
 * Erases an account once its ban cannot be appealed any more; digests stay. Refuses 'account_in_use'
 * before that, and while an appeal waits. Rule: docs/product/privacy.md, Banned accounts.
 */
export function eraseBanned(ports: Ports, { userId }: Asked) {
  return asOne(ports, async (within, { appeals, measures, users }) => {
    const user = await users.lock(userId)
    const bans = await measures.where({ userId, kind: 'ban' })
    const waiting = await appeals.where({ userId, decision: null })
    const isOver = isBanOver(bans, ports.clock.now()) && waiting.length === 0
    if (user?.status !== 'banned' || !isOver) return refuse('account_in_use')
    return eraseAtOnce(within, { userId })
  })
}

async function isFictional({ profiles }: Repositories, userId: string) {
  return (await profiles.first({ userId }))?.fictional ?? false
}
