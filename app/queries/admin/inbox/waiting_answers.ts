import db from '@adonisjs/lucid/services/db'
import type { DatabaseQueryBuilderContract } from '@adonisjs/lucid/types/querybuilder'
import type { DateTime } from 'luxon'
import { ageOn, parseDay } from '#core/profiles/age'
import { signKinds, signsIn } from '#core/messaging/signs/sign'
import type { InboxOrder } from '#core/admin/inbox/inbox_order'
import { spendsMuch } from '#core/admin/inbox/spending'
import type { MessageKind } from '#core/messaging/message'
import type { Locale } from '#core/sites/locales'
import { loginStatuses } from '#core/users/user'
import { spendingOf } from '#queries/admin/inbox/spending_of'
import { unansweredOf } from '#queries/admin/inbox/unanswered_texts'
import { foundCount } from '#queries/admin/lists/found_count'
import { read } from '#queries/read'

export type Looking = Readonly<{ siteId: string | null; adminId: string; now: DateTime }>
export type InboxFilter = Readonly<{
  language: Locale | null
  order: InboxOrder
  /** The row after which it goes on, as `next` of the page before says. */
  after?: string
}>

/** Where a page of the list begins, as a URL carries it: worry, time and conversation. */
export const afterPattern = /^[0-2]\.\d{1,15}\.[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/

/**
 * Conversations of fictional profiles in which a member waits for an answer, in that order; with the
 * signs in what is unanswered, and with who has each in hand.
 */
export async function waitingAnswers(
  { adminId, now, siteId }: Looking,
  { after, language, order }: InboxFilter,
  size = 30
) {
  const query = waiting<Row>(siteId)
    .join('participants as side', (join) =>
      join
        .on('side.conversation_id', 'waiting_answers.conversation_id')
        .andOn('side.profile_id', 'waiting_answers.fictional_id')
    )
    .leftJoin('messages as last', 'last.id', 'side.last_message_id')
    .joinRaw(
      `left join work_claims on work_claims.kind = 'fictional_conversation'
        and work_claims.subject_id = cast(waiting_answers.conversation_id as varchar(100))
        and work_claims.until > ?`,
      [now.toMillis()]
    )
    .leftJoin('admins as holder', 'holder.id', 'work_claims.admin_id')
    .select('waiting_answers.conversation_id as id', 'waiting_answers.since', 'side.unread')
    .select('waiting_answers.worry')
    .select('member.id as member_id', 'member.name as member', 'member.date_of_birth')
    .select('account.id as user_id', 'account.language', 'account.time_zone')
    .select('fictional.name as fictional', 'last.kind', 'last.body')
    .select('holder.id as holder_id', 'holder.name as holder')
    .orderByRaw(sorted[order])
    .limit(size + 1)
  if (language) query.where('account.language', language)
  if (after) goOn(query, order, after)
  const found = await query
  const rows = found.slice(0, size)
  const unanswered = await unansweredOf(rows.map(({ id }) => id))
  const spending = await spendingOf(rows, now)
  const shown = rows.map(({ dateOfBirth, timeZone, ...row }) => ({
    ...row,
    age: ageOn(parseDay(dateOfBirth), now.setZone(timeZone)),
    holder: row.holderId === adminId ? null : row.holder,
    isMine: row.holderId === adminId,
    signs: signsOf(row, unanswered.get(row.id) ?? []),
    spendsMuch: spendsMuch(spending(row)),
  }))
  const last = rows.at(-1)
  const isMore = found.length > size && last
  return { rows: shown, next: isMore ? `${last.worry}.${last.since}.${last.id}` : null }
}

const longest = 'waiting_answers.since, waiting_answers.conversation_id'
const sorted: Readonly<Record<InboxOrder, string>> = {
  worries: `waiting_answers.worry, ${longest}`,
  waiting: longest,
}

function goOn(query: DatabaseQueryBuilderContract, order: InboxOrder, after: string) {
  const [worry, since, id] = after.split('.')
  if (order === 'waiting') {
    query.whereRaw(`(${longest}) > (?, ?)`, [Number(since), id])
    return
  }
  // SQLite finds where to begin by the first condition alone.
  query.where('waiting_answers.worry', '>=', Number(worry))
  query.whereRaw(`(${sorted.worries}) > (?, ?, ?)`, [Number(worry), Number(since), id])
}

/** The signs in the messages, with the one that a row is sorted by, even if its words were removed since. */
function signsOf({ worry }: Pick<Row, 'worry'>, bodies: readonly string[]) {
  const found = signsIn(bodies).map(({ kind }) => kind)
  return signKinds.filter((kind, place) => place === worry || found.includes(kind))
}

type Row = Readonly<{
  id: string
  since: number
  /** The place of its worst sign in `signKinds`; beyond the last without one. */
  worry: number
  unread: number
  memberId: string
  member: string
  dateOfBirth: string
  userId: string
  language: Locale
  timeZone: string
  fictional: string
  kind: MessageKind | null
  body: string | null
  holderId: string | null
  holder: string | null
}>

/** How many conversations wait, and since when the first does, in milliseconds. */
export async function waitingAnswerTotals(siteId: string | null) {
  const query = waiting<Readonly<{ number: number; oldest: number | null }>>(siteId)
  const [row] = await query.count('* as number').min('waiting_answers.since as oldest')
  return row
}

/** How many of those in a language wait, or (null) of all. */
export function waitingAnswerCount(siteId: string | null, language: Locale | null) {
  const query = waiting(siteId)
  if (language) query.where('account.language', language)
  return foundCount(query)
}

/** Conversations whose member could read an answer: not banned, suspended or leaving, and no block between them. */
function waiting<Shown>(siteId: string | null) {
  const query = read<Shown>('waiting_answers')
    .join('profiles as member', 'member.id', 'waiting_answers.member_id')
    .join('profiles as fictional', 'fictional.id', 'waiting_answers.fictional_id')
    .join('users as account', 'account.id', 'member.user_id')
    // Not the column itself: SQLite would begin with all members of these statuses.
    .whereIn(db.raw("coalesce(account.status, '')") as never, [...loginStatuses])
    .whereNull('account.suspended_until')
    .whereNotExists((blocks) => {
      blocks
        .from('blocks')
        .whereColumn('blocks.blocker_id', 'waiting_answers.member_id')
        .whereColumn('blocks.blocked_id', 'waiting_answers.fictional_id')
    })
  if (siteId) query.where('waiting_answers.site_id', siteId)
  return query
}
