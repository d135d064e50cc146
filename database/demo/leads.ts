import type { Database } from '@adonisjs/lucid/database'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { DateTime } from 'luxon'
import { insertAll } from '#database/insert_all'
import type { Character } from '#database/demo/cast'
import { demoId } from '#database/demo/ids'
import { candidatesFor } from '#database/demo/romances'
import { transact } from '#database/transact'

/** How long ago the first of a lead's likers liked them. */
const firstLikeAgo = { days: 12 }
const likers = 30
/** Younger lives, in milliseconds, are fresh enough. */
const stale = 3_600_000
const unseenLikes = 7
const visitors = 18

export function leadsOf(cast: readonly Character[]) {
  return cast.filter(({ lead }) => lead !== null)
}

/** Thirty likes for each lead, the newest ones unseen, a third of them mutual; and visits. */
export async function insertEncounters(
  client: TransactionClientContract,
  cast: readonly Character[],
  now: DateTime
) {
  for (const lead of leadsOf(cast)) {
    const fans = candidatesFor(lead, cast).slice(0, lead.lead === 'newcomer' ? 2 : likers)
    await insertAll(client, 'likes', [
      ...fans.map((fan, index) => likeRow(fan, lead, now, index)),
      ...fans.filter((_, index) => index % 3 === 0).map((fan) => likeRow(lead, fan, now, 0)),
    ])
    await insertAll(
      client,
      'visits',
      fans.slice(0, visitors).map((fan, index) => visitRow(fan, lead, now, index))
    )
  }
}

/** The likes get denser towards now. */
function likeRow(liker: Character, liked: Character, now: DateTime, index: number) {
  const minutes =
    index === 0 ? { minutes: 0 } : { minutes: Math.round(17_280 * (1 - 0.85 ** index)) }
  const at = now.minus(firstLikeAgo).plus(minutes).toMillis()
  return {
    liker_id: demoId('profile', liker.number),
    liked_id: demoId('profile', liked.number),
    created_at: at,
    seen_at: index < likers - unseenLikes ? at : null,
  }
}

function visitRow(visitor: Character, visited: Character, now: DateTime, index: number) {
  const last = now.minus({ minutes: 11 + index * index * 23 })
  return {
    visitor_id: demoId('profile', visitor.number),
    visited_id: demoId('profile', visited.number),
    times: 1 + (index % 3),
    first_at: last.minus({ days: index % 3 }).toMillis(),
    last_at: last.toMillis(),
  }
}

/**
 * Moves what happened to the leads up to now, so that a demo that is started again is as fresh as
 * on the first day. Rows that somebody added while trying it stay as they are; and so do orders and
 * the ledger: each is in an invoice, whose number and day have gone to the books.
 */
export async function refreshLeads(database: Database, cast: readonly Character[], now: DateTime) {
  await transact(database, async (client) => {
    for (const { number } of leadsOf(cast)) await refreshLead(client, number, now)
    const newcomer = leadsOf(cast).find(({ lead }) => lead === 'newcomer')!
    await client
      .from('users')
      .where({ id: demoId('user', newcomer.number), status: 'not_confirmed' })
      .where('signup_date', '<', now.toMillis() - stale)
      .update({ signup_date: joinedOf(newcomer, now)!.toMillis() })
  })
}

/** When a lead joined, unless it is not told of them: the newcomer did minutes ago. */
export function joinedOf({ lead }: Character, now: DateTime) {
  return lead === 'newcomer' ? now.minus({ minutes: 12 }) : null
}

async function refreshLead(client: TransactionClientContract, number: number, now: DateTime) {
  const profileId = demoId('profile', number)
  const first = await client
    .from('likes')
    .where('liked_id', profileId)
    .min('created_at as at')
    .first()
  const shift = now.minus(firstLikeAgo).toMillis() - Number(first?.at ?? now.toMillis())
  if (shift < stale) return
  const latest = now.toMillis() - shift
  const add = (...columns: string[]) =>
    Object.fromEntries(columns.map((column) => [column, client.raw(`${column} + ?`, [shift])]))

  const likes = client.from('likes').where('created_at', '<=', latest)
  await likes
    .where((own) => own.where('liker_id', profileId).orWhere('liked_id', profileId))
    .update(add('created_at', 'seen_at'))
  await client
    .from('visits')
    .where({ visited_id: profileId })
    .where('last_at', '<=', latest)
    .update(add('first_at', 'last_at'))

  const sides = await client.from('participants').where('profile_id', profileId)
  const ids = sides
    .filter(({ last_message_at: at }) => Number(at) <= latest)
    .map(({ conversation_id: id }) => id)
  await client.from('conversations').whereIn('id', ids).update(add('created_at'))
  await client
    .from('participants')
    .whereIn('conversation_id', ids)
    .update(add('entered_at', 'last_message_at'))
  await client
    .from('messages')
    .whereIn('conversation_id', ids)
    .update(add('sent_at', 'delivered_at', 'removed_at'))

  await client
    .from('measures')
    .where('user_id', demoId('user', number))
    .where('taken_at', '<=', latest)
    .update(add('taken_at'))
  await client
    .from('photo_decisions')
    .whereIn('photo_id', client.from('photos').where('profile_id', profileId).select('id'))
    .where('decided_at', '<=', latest)
    .update(add('decided_at'))
}
