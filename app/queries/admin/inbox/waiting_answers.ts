import db from '@adonisjs/lucid/services/db'
import type { DateTime } from 'luxon'
import { ageOn, parseDay } from '#core/profiles/age'
import { signsIn } from '#core/admin/inbox/signs/sign'
import { spendsMuch } from '#core/admin/inbox/spending'
import type { MessageKind } from '#core/messaging/message'
import type { Locale } from '#core/sites/locales'
import { loginStatuses } from '#core/users/user'
import { spendingOf } from '#queries/admin/inbox/spending_of'
import { read } from '#queries/read'
import { pageOf, type TimeCursor } from '#queries/time_cursor'

const pageSize = 30

/** The unanswered messages of each conversation that are looked at for signs. */
const checkedMessages = 20

type Looking = Readonly<{ siteId: string | null; adminId: string; now: DateTime }>
type Filter = Readonly<{ language: Locale | null; after: TimeCursor | null }>

/**
 * Conversations of fictional profiles in which a member waits for an answer, the longest waiting
 * first; with the signs in what is unanswered, and with who has each in hand.
 */
export async function waitingAnswers(
  { adminId, now, siteId }: Looking,
  { after, language }: Filter
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
    .select('member.id as member_id', 'member.name as member', 'member.date_of_birth')
    .select('account.id as user_id', 'account.language', 'account.time_zone')
    .select('fictional.name as fictional', 'last.kind', 'last.body')
    .select('holder.id as holder_id', 'holder.name as holder')
    .orderBy(['waiting_answers.since', 'waiting_answers.conversation_id'])
    .limit(pageSize + 1)
  if (language) query.where('account.language', language)
  if (after) {
    query.whereRaw('(waiting_answers.since, waiting_answers.conversation_id) > (?, ?)', [
      after.at,
      after.id,
    ])
  }
  const { next, rows } = pageOf(await query, pageSize, ({ id, since }) => ({ at: since, id }))
  const unanswered = await unansweredOf(rows.map(({ id }) => id))
  const spending = await spendingOf(rows, now)
  const shown = rows.map(({ dateOfBirth, timeZone, ...row }) => ({
    ...row,
    age: ageOn(parseDay(dateOfBirth), now.setZone(timeZone)),
    holder: row.holderId === adminId ? null : row.holder,
    isMine: row.holderId === adminId,
    signs: [...new Set(signsIn(unanswered.get(row.id) ?? []).map(({ kind }) => kind))],
    spendsMuch: spendsMuch(spending(row)),
  }))
  return { rows: shown, next }
}

type Row = Readonly<{
  id: string
  since: number
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

/** The texts of members that the profiles have not answered, by conversation. */
async function unansweredOf(conversationIds: readonly string[]) {
  const rows = await read<Readonly<{ conversationId: string; body: string }>>('waiting_answers')
    .join('participants as side', (join) =>
      join
        .on('side.conversation_id', 'waiting_answers.conversation_id')
        .andOn('side.profile_id', 'waiting_answers.fictional_id')
    )
    .join('messages', 'messages.conversation_id', 'waiting_answers.conversation_id')
    .whereIn('waiting_answers.conversation_id', [...conversationIds])
    .whereColumn('messages.sender_id', 'waiting_answers.member_id')
    .whereColumn('messages.sequence', '>', 'side.last_read_sequence')
    .where('messages.kind', 'text')
    .select('messages.conversation_id', 'messages.body')
    .orderBy('messages.sent_at', 'desc')
    .limit(pageSize * checkedMessages)
  const grouped = Map.groupBy(rows, ({ conversationId }) => conversationId)
  return new Map([...grouped].map(([id, found]) => [id, found.map(({ body }) => body)]))
}

/** Only members who could read an answer: not the banned, suspended or leaving, nor after a block. */
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
