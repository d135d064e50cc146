import { DateTime } from 'luxon'
import { keepBannedDigests } from '#core/accounts/leaving/banned_digests'
import { isFinal, type Deletion } from '#core/accounts/leaving/deletion'
import { sourceForgottenAt } from '#core/accounts/leaving/forget_source'
import type { User } from '#core/users/user'
import type { Uses } from '#core/ports'
import type { Repositories } from '#core/ports/unit_of_work'
import { ok, refuse } from '#core/result'
import { refundOnLeaving } from '#core/payments/refunds/request_refund'
import { removeFiles } from '#core/profiles/photos/remove_files'
import type { Profile } from '#core/profiles/profile'
import { noTraits } from '#core/profiles/traits'

/**
 * Erases a deleted account once its days are over: e-mail address, password, name, birth date, gender, whom
 * they seek, place, texts and pictures; orders and ledger stay, anonymous. Paid credits that are unused are refunded. A ban meanwhile changes nothing. Returns whether it
 * erased: not when the member has returned, nor before the deletion is final and an appeal that they made
 * after it is decided. Rule: docs/product/privacy.md, Erasure.
 */
export async function purgeMember(
  ports: Uses<'clock' | 'ids' | 'secrets' | 'unitOfWork'>,
  { userId }: Readonly<{ userId: string }>
) {
  return ports.unitOfWork.run(async (repositories) => {
    const user = await repositories.users.lock(userId)
    const deletion = await repositories.deletions.find(userId)
    const isLeaving = user?.status === 'deletion_pending' || user?.status === 'banned'
    if (!isLeaving || !deletion) return false
    if (!isFinal(deletion, ports.clock.now())) return false
    if (await hasAppealed(repositories, deletion)) return false
    await erase(repositories, ports, user)
    return true
  })
}

/** Whether the member, banned since, wrote an appeal that waits: they may want the account back. */
async function hasAppealed({ appeals }: Repositories, { requestedAt, userId }: Deletion) {
  const waiting = await appeals.where({ userId, decision: null })
  return waiting.some(({ madeAt }) => madeAt > requestedAt)
}

/**
 * Erases an account now, whatever its status, as its owner asked for. Refuses 'account_closed' for one
 * that is erased. Rule: docs/product/privacy.md, Erasure.
 */
export async function eraseAtOnce(
  ports: Uses<'clock' | 'ids' | 'secrets' | 'unitOfWork'>,
  { userId }: Readonly<{ userId: string }>
) {
  return ports.unitOfWork.run(async (repositories) => {
    const user = await repositories.users.lock(userId)
    if (!user || user.status === 'deleted') return refuse('account_closed')
    await erase(repositories, ports, user)
    return ok()
  })
}

async function erase(
  repositories: Repositories,
  ports: Uses<'clock' | 'ids' | 'secrets'>,
  user: User
) {
  const { email, id } = user
  await refundOnLeaving(repositories, ports, user)
  const { jobs, profiles, erasure, users } = repositories
  const profile = await profiles.first({ userId: id })
  await keepBannedDigests(repositories, ports, user, profile?.id ?? null)
  if (profile) {
    const files = await erasure.erase({ userId: id, profileId: profile.id, email })
    const { pictures: storageKeys, downloads: tokenIds } = files
    await removeFiles({ jobs }, storageKeys)
    if (tokenIds.length > 0) await jobs.add({ name: 'remove_downloads', tokenIds })
    await profiles.update(profile.id, erasedProfile(profile))
  }
  await users.update(id, erasedUser(user))
  await jobs.add({ name: 'forget_source', userId: id }, sourceForgottenAt(ports.clock.now()))
}

/** Id, site, language, country and the balance of the ledger stay, as orders refer to them; of times the day, to count it. */
function erasedUser({ confirmedAt, signupDate }: User): Partial<User> {
  const day = signupDate.startOf('day')
  return {
    status: 'deleted',
    email: null,
    passwordHash: null,
    banReason: null,
    suspendedUntil: null,
    timeZone: 'UTC',
    paidUser: false,
    freeMessagesUsed: 0,
    signupDate: day,
    confirmedAt: confirmedAt?.startOf('day') ?? null,
    lastSeenAt: day,
    consentVersion: null,
    consentAt: null,
    consentsAnswered: null,
    notificationsDisabled: [],
  }
}

/** Placeholders, the same for all, where a column is not nullable. Of times the day is left. */
function erasedProfile({ createdAt }: Profile): Partial<Profile> {
  const day = createdAt.startOf('day')
  return {
    name: '',
    status: 'disabled',
    gender: 'male',
    sexuality: 'hetero',
    dateOfBirth: DateTime.utc(1900, 1, 1),
    birthDateChangedAt: null,
    about: null,
    mainPhotoId: null,
    invisible: false,
    wishesInvisible: false,
    withdrawn: false,
    ownSiteOnly: false,
    openToVisitors: false,
    advertised: false,
    captioned: false,
    lastActiveAt: day,
    createdAt: day,
    ...noTraits,
  }
}
