import { DateTime } from 'luxon'
import { shownEmail } from '#core/email'
import { ageOn } from '#core/profiles/age'
import type { Actor } from '#core/admin/admin'
import type { Debit } from '#core/payments/direct_debit/debit'
import { isBlocked } from '#core/payments/direct_debit/may_debit'
import type { PhotoStatus } from '#core/profiles/photos/photo'
import { fraudMails } from '#queries/admin/fraud_mails'
import { listsOfFile, type Looking } from '#queries/admin/members/file_lists'
import { pageOfFile, type FilePage, type Listing } from '#queries/admin/members/file_page'
import { landingsOf } from '#queries/admin/members/landings_of'
import { notesOf } from '#queries/admin/members/lists_of_conduct'
import { banWaits } from '#queries/admin/waiting_bans'
import { countryName } from '#queries/places/country_choices'
import { read } from '#queries/read'
import Profile from '#models/profile'
import Site from '#models/site'
import User from '#models/user'

/** The newest rows of each list of a file. */
const listed = 20
const mostPinned = 100

/** The account and profile of a member that an admin may see; null for others. */
export async function memberSeenBy(userId: string, { siteId }: Pick<Actor, 'siteId'>) {
  const user = await User.find(userId)
  if (!user || (siteId !== null && user.siteId !== siteId)) return null
  const profile = await Profile.findByOrFail('userId', userId)
  return { user, profile }
}

export type SeenMember = NonNullable<Awaited<ReturnType<typeof memberSeenBy>>>

/** Everything of a member's file. Instants in milliseconds, amounts in minor units. */
export async function memberFile({ profile, user }: SeenMember, looking: Looking) {
  await profile.load('place')
  const [site, photos, pinned, deletion, selfDescription] = await Promise.all([
    Site.findOrFail(user.siteId),
    photosOf(profile.id),
    pinnedNotes(user.id),
    deletionOf(user.id),
    selfDescriptionOf(profile.id),
  ])
  const isDebitBlocked = isBlocked(await debitsOf(user.id))
  const landings = await landingsOf(profile)
  const about = { userId: user.id, profileId: profile.id }
  return {
    user: accountOf(user),
    profile: shownProfile(profile, user.timeZone),
    country: countryName(user.country, looking.locale),
    site: site.name,
    deletionAt: deletion?.requestedAt ?? null,
    isDeletedByAdmin: deletion?.byAdmin ?? false,
    isDebitBlocked,
    banWaits: await banWaits(about),
    fraudMails: await fraudMails(about),
    selfDescriptionAt: selfDescription?.consentAt ?? null,
    photos,
    pinned,
    landings,
    lists: await newestOfEach(listsOfFile({ profile, user }, looking)),
  }
}

/** The newest rows of each list of a file. */
async function newestOfEach(lists: Lists) {
  const newest = await Promise.all(
    Object.entries(lists).map(async ([name, list]) => {
      return [name, await pageOfFile<unknown>(list, null, listed)] as const
    })
  )
  return Object.fromEntries(newest) as {
    readonly [Name in keyof Lists]: FilePage<RowOf<Lists[Name]>>
  }
}

type Lists = ReturnType<typeof listsOfFile>
type RowOf<List> = List extends Listing<infer Row> ? Row : never

function accountOf(user: User) {
  const { banReason, credits, email, id, language, paidUser, status, suspendedUntil, timeZone } =
    user
  return {
    id,
    email: email && shownEmail(email),
    status,
    banReason,
    suspendedUntil: suspendedUntil?.toMillis() ?? null,
    language,
    timeZone,
    paidUser,
    credits,
    signupDate: user.signupDate.toMillis(),
    confirmedAt: user.confirmedAt?.toMillis() ?? null,
    lastSeenAt: user.lastSeenAt.toMillis(),
    consentVersion: user.consentVersion?.toMillis() ?? null,
    consentAt: user.consentAt?.toMillis() ?? null,
    mailOff: user.notificationsDisabled,
  }
}

function shownProfile(profile: Profile, timeZone: string) {
  const { dateOfBirth, fictional, gender, id, invisible, name, place } = profile
  const age = ageOn(dateOfBirth, DateTime.utc().setZone(timeZone))
  const born = dateOfBirth.toISODate()
  return { id, name, gender, age, born, fictional, invisible, place: place.name }
}

interface PhotoRow {
  id: string
  status: PhotoStatus
  isPrivate: boolean
}

function photosOf(profileId: string): Promise<PhotoRow[]> {
  return read<PhotoRow>('photos')
    .where('profile_id', profileId)
    .select('id', 'status', 'is_private')
    .orderBy('position')
    .orderBy('id')
}

/** What admins want others to see first, the newest first. */
async function pinnedNotes(userId: string) {
  const { rows } = await notesOf(userId, { isPinned: true }).page(null, mostPinned)
  return rows
}

function deletionOf(userId: string) {
  return read<{ requestedAt: number; byAdmin: boolean }>('account_deletions')
    .where('user_id', userId)
    .first()
}

function selfDescriptionOf(profileId: string) {
  return read<{ consentAt: number }>('self_descriptions')
    .where('profile_id', profileId)
    .select('consent_at')
    .first()
}

function debitsOf(userId: string) {
  return read<Pick<Debit, 'state' | 'unblockedAt'>>('debits')
    .join('mandates', 'mandates.id', 'debits.mandate_id')
    .where('mandates.user_id', userId)
    .select('debits.state', 'debits.unblocked_at')
}
