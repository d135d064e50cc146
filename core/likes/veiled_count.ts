import type { DateTime } from 'luxon'
import type { Uses } from '#core/ports'
import type { Repositories } from '#core/ports/unit_of_work'
import type { Profile } from '#core/profiles/profile'
import type { User } from '#core/users/user'

/**
 * All that a member learns of the likes, or the visits, of those whom they may not know: how many,
 * and how many no mail has told yet. It depends on nothing that the member does or finds out, so that
 * no act of theirs tells who is behind a veil.
 */
export type VeiledCount = Readonly<{
  profileId: string
  kind: VeiledKind
  count: number
  /** When the true number was last taken over. */
  countedAt: DateTime
  untold: number
  /** The time of the first untold one; null without any. */
  untoldSince: DateTime | null
}>

export type VeiledKind = 'like' | 'visit'

type Whose = Pick<VeiledCount, 'profileId' | 'kind'>

/** An announced like or visit raises the number at once. `before` is null for the first one ever. */
export function withArrival(before: VeiledCount | null, whose: Whose, now: DateTime): VeiledCount {
  const { count, countedAt, untold, untoldSince } = before ?? none(now)
  return {
    ...whose,
    count: count + 1,
    countedAt,
    untold: untold + 1,
    untoldSince: untoldSince ?? now,
  }
}

/** The number without one of them, whom the member came to know by liking them back. */
export function withoutAnswered(before: VeiledCount): VeiledCount {
  const untold = Math.max(0, before.untold - 1)
  return {
    ...before,
    count: Math.max(0, before.count - 1),
    untold,
    untoldSince: untold === 0 ? null : before.untoldSince,
  }
}

/** Never counted. */
function none(now: DateTime) {
  return { count: 0, countedAt: now.minus({ days: 1 }), untold: 0, untoldSince: null }
}

/**
 * The number that a member is shown. The true one replaces it once a day (UTC): likes taken back, blocks,
 * suspensions and deletions change it then, and not when they happen. `countAll` finds the true
 * number. Rule: docs/product/likes.md, What a veil lets through.
 */
export async function veiledCount(
  { clock, unitOfWork }: Uses<'clock' | 'unitOfWork'>,
  whose: Whose,
  countAll: () => Promise<number>
) {
  const now = clock.now().toUTC()
  const before = await unitOfWork.run(({ veiledCounts }) => veiledCounts.find(whose))
  if (before?.countedAt.toUTC().hasSame(now, 'day')) return before.count
  const count = await countAll()
  await unitOfWork.run(async ({ veiledCounts }) => {
    const kept = (await veiledCounts.find(whose)) ?? { ...whose, ...none(now) }
    await veiledCounts.put({ ...kept, count, countedAt: now })
  })
  return count
}

type Arrival = Readonly<{
  kind: VeiledKind
  /** The member to whom it came. */
  profile: Pick<Profile, 'id' | 'userId'>
  /** Whether this member may know from whom. */
  mayKnow: (member: User) => boolean
  now: DateTime
}>

/** Adds an announced like or visit to the number of who may not know its giver, in the unit of work that stores it. */
export async function countIfVeiled(
  { users, veiledCounts }: Pick<Repositories, 'users' | 'veiledCounts'>,
  { kind, mayKnow, now, profile: { id: profileId, userId } }: Arrival
) {
  const member = await users.find(userId)
  if (!member || mayKnow(member)) return
  const whose = { profileId, kind }
  await veiledCounts.put(withArrival(await veiledCounts.find(whose), whose, now))
}

/** The member has removed them all; those that come from now on are counted. */
export async function clearVeiledCount(
  { veiledCounts }: Pick<Repositories, 'veiledCounts'>,
  whose: Whose
) {
  const before = await veiledCounts.find(whose)
  if (before) await veiledCounts.put({ ...before, count: 0, untold: 0, untoldSince: null })
}

/** Takes the one that the member liked back out of the number of likes. */
export async function takeFromVeiledCount(
  { veiledCounts }: Pick<Repositories, 'veiledCounts'>,
  profileId: string
) {
  const before = await veiledCounts.find({ profileId, kind: 'like' })
  if (before) await veiledCounts.put(withoutAnswered(before))
}

/** What the mail that was just sent has told is not told again. */
export async function noteVeiledTold(
  { clock, unitOfWork }: Uses<'clock' | 'unitOfWork'>,
  told: readonly VeiledCount[]
) {
  await unitOfWork.run(async ({ veiledCounts }) => {
    for (const { profileId, kind, untold } of told) {
      const kept = await veiledCounts.find({ profileId, kind })
      if (kept) await veiledCounts.put(withoutTold(kept, untold, clock.now()))
    }
  })
}

/** What came while the mail was composed stays untold. */
function withoutTold(kept: VeiledCount, told: number, now: DateTime): VeiledCount {
  const untold = Math.max(0, kept.untold - told)
  return { ...kept, untold, untoldSince: untold > 0 ? now : null }
}
