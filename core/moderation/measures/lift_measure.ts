import type { DateTime } from 'luxon'
import { takeBackWarning } from '#core/moderation/fraud/warn_partners'
import type { Measure } from '#core/moderation/measures/measure'
import { isSuspended, showProfile } from '#core/moderation/measures/suspension'
import { standingAbout } from '#core/moderation/photo_measure'
import { decide } from '#core/moderation/review_photo'
import type { Uses } from '#core/ports'
import type { Repositories } from '#core/ports/unit_of_work'
import { ok, refuse } from '#core/result'
import type { User } from '#core/users/user'

type LiftPorts = Uses<'clock' | 'ids' | 'unitOfWork'>

type Lifting = Readonly<{
  measureId: string
  /** The admin who lifts it; null for the terminal. */
  adminId: string | null
}>

/**
 * Undoes a measure as if it had not been taken: a banned or suspended member is found again unless
 * another ban or suspension stands, with pictures, conversations, likes and credits, none of which a
 * ban touches; who had deleted the account is leaving again; a hidden photo or text is shown again
 * unless its owner changed it meanwhile. Refuses
 * 'measure_not_found', 'measure_lifted', and 'account_closed' for an erased account.
 * Rule: docs/product/moderation.md, Lifting a measure.
 */
export async function liftMeasure(ports: LiftPorts, { adminId, measureId }: Lifting) {
  return ports.unitOfWork.run(async (repositories) => {
    const known = await repositories.measures.find(measureId)
    const user = known && (await repositories.users.lock(known.userId))
    const measure = user && (await repositories.measures.find(measureId))
    if (!measure) return refuse('measure_not_found')
    if (user.status === 'deleted') return refuse('account_closed')
    if (measure.liftedAt !== null) return refuse('measure_lifted')
    await repositories.measures.update(measureId, { liftedAt: ports.clock.now() })
    await undo(ports, repositories, { adminId, measure, user })
    return ok({ measure })
  })
}

type Undoing = Readonly<{ adminId: string | null; measure: Measure; user: User }>

async function undo(ports: LiftPorts, repositories: Repositories, undoing: Undoing) {
  const { measure, user } = undoing
  switch (measure.kind) {
    case 'warning':
      return
    case 'ban':
      return unban(repositories, user, ports.clock.now())
    case 'suspension':
      return unsuspend(repositories, user, ports.clock.now())
    case 'hidden_text':
      return showText(repositories, measure)
    case 'hidden_photo':
      return showPhoto(ports, repositories, undoing)
  }
}

/**
 * Unless another ban stands; the warning goes where none for fraud does. A ban of before measures were
 * kept has none: `liftBan` reaches it too.
 */
export async function unban(
  repositories: Repositories,
  { banReason, confirmedAt, id, status }: User,
  now: DateTime
) {
  if (status !== 'banned') return
  const bans = await repositories.measures.where({ userId: id, kind: 'ban', liftedAt: null })
  const staysFraud = bans.some(({ breach }) => breach === 'scam')
  if (banReason === 'fraud' && !staysFraud) await takeBackWarning(repositories, id)
  if (bans.length > 0) {
    await repositories.users.update(id, { banReason: staysFraud ? 'fraud' : 'rules' })
    return
  }
  const isLeaving = await leaveAnew(repositories, id, now)
  const statusBefore = confirmedAt === null ? 'not_confirmed' : 'active'
  const statusNow = isLeaving ? 'deletion_pending' : statusBefore
  await repositories.users.update(id, { status: statusNow, banReason: null })
  await showProfile(repositories, id)
}

/**
 * The days to come back begin anew, as the ban had taken them, and a mail has the way back. Returns
 * whether the member, or the site, had deleted the account.
 */
async function leaveAnew({ deletions, jobs }: Repositories, userId: string, requestedAt: DateTime) {
  const deletion = await deletions.find(userId)
  if (!deletion) return false
  await deletions.update(userId, { requestedAt })
  const kind = deletion.byAdmin ? 'deletion_by_site' : 'deletion'
  await jobs.add({ name: 'send_mail', kind, userId })
  return true
}

/** Another suspension may last longer, or end earlier. */
async function unsuspend(repositories: Repositories, { id: userId }: User, now: DateTime) {
  const { measures, users } = repositories
  const standing = await measures.where({ userId, kind: 'suspension', liftedAt: null })
  const ends = standing.flatMap(({ until }) => until ?? []).filter((until) => now < until)
  const suspendedUntil =
    ends.toSorted((one, other) => other.toMillis() - one.toMillis()).at(0) ?? null
  await users.update(userId, { suspendedUntil })
  if (!isSuspended({ suspendedUntil }, now)) await showProfile(repositories, userId)
}

async function showText(repositories: Repositories, measure: Measure) {
  const { hiddenText, subjectId, userId } = measure
  if (subjectId !== null)
    return showMessage(repositories, { messageId: subjectId, body: hiddenText })
  const profile = await repositories.profiles.first({ userId })
  if (profile?.about !== null) return
  await repositories.profiles.update(profile.id, { about: hiddenText })
}

/** A message stays gone where its sender's account, or its time, took it away. */
async function showMessage(
  { conversations, messages }: Repositories,
  { body, messageId }: Readonly<{ messageId: string; body: string | null }>
) {
  const known = await messages.find(messageId)
  if (!known) return
  await conversations.lock(known.conversationId)
  const message = await messages.find(messageId)
  if (!message?.removedAt) return
  const isGone = message.kind === 'photo' && message.storageKey === null
  if (!isGone) await messages.update(messageId, { body: body ?? '', removedAt: null })
}

/** A photo of an album, or one that was sent in a chat. */
async function showPhoto(ports: LiftPorts, repositories: Repositories, undoing: Undoing) {
  const { adminId, measure } = undoing
  const photoId = measure.subjectId ?? ''
  const photo = await repositories.photos.find(photoId)
  if (!photo) return showMessage(repositories, { messageId: photoId, body: null })
  const standing = await standingAbout(repositories, photoId)
  if (photo.status !== 'rejected' || standing.length > 0) return
  const by = { adminId, automatic: false }
  const outcome = { status: 'active', rejection: null } as const
  await decide(ports, repositories, { photoId, by, outcome })
}
