import { DateTime } from 'luxon'
import { ageOn } from '#core/profiles/age'
import type { Actor, Admin, AdminLocale } from '#core/admin/admin'
import type { SubjectKind } from '#core/admin/audit/audit_row'
import type { Debit } from '#core/payments/direct_debit/debit'
import { isBlocked } from '#core/payments/direct_debit/may_debit'
import { memberAccount, type MovementKind } from '#core/credits/movement'
import type { ReportDecision, ReportReason } from '#core/moderation/report'
import type { OrderStatus } from '#core/payments/orders/order'
import type { PaymentMethod } from '#core/payments/methods/payment_method'
import type { PhotoStatus } from '#core/profiles/photos/photo'
import type { MailKind } from '#core/repositories/mail_request'
import type { TokenPurpose } from '#core/users/token'
import { measuresOf } from '#queries/admin/measures_of'
import { ticketsOf } from '#queries/admin/complaints/tickets_of'
import { chatsOf, readingsOf } from '#queries/admin/conversations/chats_of'
import { landingsOf } from '#queries/admin/members/landings_of'
import { deviceName } from '#queries/accounts/device_name'
import { countryName } from '#queries/places/country_choices'
import { read } from '#queries/read'
import Profile from '#models/profile'
import Site from '#models/site'
import User from '#models/user'

/** The newest rows of each list of a file. */
const listed = 20

/** The account and profile of a member that an admin may see; null for others. */
export async function memberSeenBy(userId: string, { siteId }: Pick<Actor, 'siteId'>) {
  const user = await User.find(userId)
  if (!user || (siteId !== null && user.siteId !== siteId)) return null
  const profile = await Profile.findByOrFail('userId', userId)
  return { user, profile }
}

export type SeenMember = NonNullable<Awaited<ReturnType<typeof memberSeenBy>>>

/** Everything of a member's file. Instants in milliseconds, amounts in minor units. */
export async function memberFile(
  { profile, user }: SeenMember,
  { locale, siteId }: Pick<Admin, 'locale' | 'siteId'>
) {
  await profile.load('place')
  const [site, logins, photos, notes, deletion, selfDescription] = await Promise.all([
    Site.findOrFail(user.siteId),
    loginsOf(user.id, locale),
    photosOf(profile.id),
    notesOf(user.id),
    deletionOf(user.id),
    selfDescriptionOf(profile.id),
  ])
  const [orders, movements, mails, reports, measures, chats, readings, audit] = await Promise.all([
    ordersOf(user.id),
    movementsOf(user.id),
    mailsOf(user.id),
    reportsOf(profile.id),
    measuresOf(user.id),
    chatsOf(profile.id, siteId),
    readingsOf(profile.id),
    auditOf('member', user.id),
  ])
  const tickets = await ticketsOf(user.id)
  const isDebitBlocked = isBlocked(await debitsOf(user.id))
  const landings = await landingsOf(profile)
  return {
    user: accountOf(user),
    profile: shownProfile(profile, user.timeZone),
    country: countryName(user.country, locale),
    site: site.name,
    deletionAt: deletion?.requestedAt ?? null,
    isDeletedByAdmin: deletion?.byAdmin ?? false,
    isDebitBlocked,
    selfDescriptionAt: selfDescription?.consentAt ?? null,
    logins,
    photos,
    notes,
    orders,
    movements,
    mails,
    reports,
    measures,
    chats,
    readings,
    tickets,
    landings,
    audit,
  }
}

function accountOf(user: User) {
  const { banReason, credits, email, id, language, paidUser, status, suspendedUntil, timeZone } =
    user
  return {
    id,
    email,
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

async function loginsOf(userId: string, locale: AdminLocale) {
  interface LoginRow {
    id: string
    userAgent: string
    country: string | null
    createdAt: number
    lastSeenAt: number
  }
  const logins = await read<LoginRow>('logins')
    .where('user_id', userId)
    .orderBy('last_seen_at', 'desc')
    .limit(listed)
  return logins.map(({ country, createdAt, id, lastSeenAt, userAgent }) => {
    const { browser, system } = deviceName(userAgent)
    const place = country && countryName(country, locale)
    const device = [browser, system].filter(Boolean).join(', ')
    return { id, device, country: place, createdAt, lastSeenAt }
  })
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

interface NoteRow {
  id: string
  body: string
  appealId: string | null
  author: string
  createdAt: number
  pinnedAt: number | null
}

/** The pinned ones first, then the newest. */
function notesOf(userId: string): Promise<NoteRow[]> {
  return read<NoteRow>('member_notes')
    .join('admins', 'admins.id', 'member_notes.admin_id')
    .where('user_id', userId)
    .select('member_notes.id', 'body', 'appeal_id', 'admins.name as author')
    .select('member_notes.created_at', 'pinned_at')
    .orderByRaw('case when pinned_at is null then 1 else 0 end')
    .orderBy('member_notes.id', 'desc')
    .limit(100)
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

interface OrderRow {
  id: string
  status: OrderStatus
  method: PaymentMethod
  credits: number
  totalAmount: number
  currency: string
  createdAt: number
}

function ordersOf(userId: string): Promise<OrderRow[]> {
  return read<OrderRow>('orders')
    .where('user_id', userId)
    .select('id', 'status', 'method', 'credits', 'total_amount', 'currency', 'created_at')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(listed)
}

function debitsOf(userId: string) {
  return read<Pick<Debit, 'state' | 'unblockedAt'>>('debits')
    .join('mandates', 'mandates.id', 'debits.mandate_id')
    .where('mandates.user_id', userId)
    .select('debits.state', 'debits.unblocked_at')
}

async function movementsOf(userId: string) {
  interface MovementRow {
    id: string
    kind: MovementKind
    fromAccount: string
    toAccount: string
    credits: number
    orderId: string | null
    at: number
  }
  const account = memberAccount(userId)
  const movements = await read<MovementRow>('ledger_movements')
    .where((legs) => legs.where('from_account', account).orWhere('to_account', account))
    .select('id', 'kind', 'from_account', 'to_account', 'credits', 'order_id', 'at')
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(listed)
  return movements.map(({ at, credits, kind, orderId, toAccount }) => {
    return { kind, orderId, at, change: toAccount === account ? credits : -credits }
  })
}

/** What is kept of mails: what was sent, the links in it, and what came back. */
async function mailsOf(userId: string) {
  interface LinkRow {
    purpose: TokenPurpose
    createdAt: number
    usedAt: number | null
  }
  const links = await read<LinkRow>('tokens')
    .where('user_id', userId)
    .select('purpose', 'created_at', 'used_at')
    .orderBy('created_at', 'desc')
    .limit(listed)
  const bounces = await read<{ at: number }>('soft_bounces')
    .where('user_id', userId)
    .select('at')
    .orderBy('at', 'desc')
    .limit(listed)
  const sent: SentRow[] = await read<SentRow>('sent_mails')
    .where('user_id', userId)
    .select('kind', 'sent_at')
    .orderBy('sent_at', 'desc')
    .limit(listed)
  return { links, bounces, sent }
}

interface SentRow {
  kind: MailKind | 'news'
  sentAt: number
}

interface ReportRow {
  id: string
  reason: ReportReason
  decision: ReportDecision | null
  reportedAt: number
}

/** Reports about the member, and those that they made. */
async function reportsOf(profileId: string) {
  const of = (column: string): Promise<ReportRow[]> =>
    read<ReportRow>('reports')
      .where(column, profileId)
      .select('id', 'reason', 'decision', 'reported_at')
      .orderBy('created_at', 'desc')
      .limit(listed)
  return { about: await of('reported_id'), made: await of('reporter_id') }
}

/** What admins did to something, the newest first. */
export function auditOf(kind: SubjectKind, id: string) {
  interface AuditRow {
    number: number
    at: number
    act: string
    reason: string | null
    admin: string | null
  }
  return read<AuditRow>('audit_rows')
    .leftJoin('admins', 'admins.id', 'audit_rows.admin_id')
    .where({ subject_kind: kind, subject_id: id })
    .select('number', 'at', 'act', 'reason', 'admins.name as admin')
    .orderBy('number', 'desc')
    .limit(listed)
}
