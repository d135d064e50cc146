import type { DatabaseQueryBuilderContract } from '@adonisjs/lucid/types/querybuilder'
import type { MemberOrder } from '#core/admin/members/member_order'
import type { UserStatus } from '#core/users/user'
import { isCalled } from '#database/folded_name'
import { unmailedFrauds } from '#queries/admin/fraud_mails'
import { foundCount } from '#queries/admin/lists/found_count'
import { read } from '#queries/read'

/** Which members a list shows; null: all. */
export type MemberFilter = Readonly<{
  /** A whole profile name, in any case, with or without accents. */
  name: string | null
  /** The last four characters of an account that they paid from. */
  iban: string | null
  status: UserStatus | null
  siteId: string | null
  isPremium: boolean | null
  /** Whether mails about their fraud wait; otherwise all. */
  hasFraudMails: boolean
  order: MemberOrder
  /** The id of the last member of the page before. */
  after: string | null
}>

interface ListedMember {
  id: string
  name: string
  fictional: boolean
  status: UserStatus
  site: string
  country: string
  paidUser: boolean
  credits: number
  signupDate: number
  lastSeenAt: number
}

/** A page of members for admins, without their email addresses. */
export async function memberList(filter: MemberFilter, size = 25) {
  const { after, name, order } = filter
  // Both columns hold the same id: the one whose index finds the rows also sorts them.
  const id = name === null ? 'users.id' : 'profiles.user_id'
  const query = matching(filter)
    .join('sites', 'sites.id', 'users.site_id')
    .select('users.id', 'profiles.name', 'profiles.fictional', 'users.status', 'users.country')
    .select('users.paid_user', 'users.credits', 'users.signup_date', 'users.last_seen_at')
    .select('sites.name as site')
    .orderBy(id, order === 'newest' ? 'desc' : 'asc')
    .limit(size + 1)
  if (after !== null) query.where(id, order === 'newest' ? '<' : '>', after)
  const found = await query
  const members = found.slice(0, size)
  return { members, next: found.length > size ? members[size - 1].id : null }
}

export function memberCount(filter: MemberFilter) {
  return foundCount(matching(filter))
}

function matching({ hasFraudMails, iban, isPremium, name, siteId, status }: MemberFilter) {
  const query = read<ListedMember>('users').join('profiles', 'profiles.user_id', 'users.id')
  if (name !== null) {
    const { sql, values } = isCalled(name)
    query.whereRaw(sql, values)
  }
  if (iban !== null) query.where((which) => paidFrom(which, iban))
  if (status !== null) query.where('users.status', status)
  if (siteId !== null) query.where('users.site_id', siteId)
  if (isPremium !== null) query.where('users.paid_user', isPremium)
  if (hasFraudMails) query.whereIn('users.id', unmailedFrauds().select('fraud_warnings.user_id'))
  return query
}

function paidFrom(which: DatabaseQueryBuilderContract, end: string) {
  const debited = read('mandates')
    .whereRaw('substr(iban, length(iban) - 3) = ?', [end])
    .select('user_id')
  const transferred = read('incoming_transfers')
    .join('bank_transfers', 'bank_transfers.reference', 'incoming_transfers.reference')
    .join('orders', 'orders.id', 'bank_transfers.order_id')
    .whereRaw('substr(payer_iban, length(payer_iban) - 3) = ?', [end])
    .select('orders.user_id')
  // One list of ids: with two, the databases would go through all members.
  return which.whereIn('users.id', debited.union(transferred))
}
