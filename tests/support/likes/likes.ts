import db from '@adonisjs/lucid/services/db'
import type { ApiClient } from '@japa/api-client'
import { DateTime } from 'luxon'
import type { VeiledKind } from '#core/likes/veiled_count'
import { open } from '#tests/support/http/open_page'
import { callAs } from '#tests/support/http/as_member'
import type { Person } from '#tests/support/people/people'

/** Likes a member as the heart on a tile does. */
export async function like(client: ApiClient, liker: Person, liked: Person) {
  return callAs(client, liker, `/members/${liked.profile.id}/like`)
}

/** Undoes a like. */
export async function unlike(client: ApiClient, liker: Person, liked: Person) {
  return callAs(client, liker, `/members/${liked.profile.id}/like`, { method: 'delete' })
}

type When = Readonly<{ day?: number; seen?: boolean }>

/** Stores a like given on a day of February 2026, unseen unless `seen`. */
export async function storeLike(liker: Person, liked: Person, { day = 1, seen }: When = {}) {
  const at = DateTime.utc(2026, 2, day).toMillis()
  const pair = { liker_id: liker.profile.id, liked_id: liked.profile.id }
  await db.table('likes').insert({ ...pair, created_at: at, seen_at: seen ? at : null })
  const back = { liker_id: pair.liked_id, liked_id: pair.liker_id }
  const isKnown = liker.profile.fictional || (await db.from('likes').where(back).first())
  if (!isKnown) await storeVeiled('like', liked, at)
}

/** Counts a like or visit for a member who may not know whose it is; the first look counts again. */
export async function storeVeiled(kind: VeiledKind, { profile }: Person, at: number) {
  await db.rawQuery(
    `insert into veiled_counts (profile_id, kind, count, counted_at, untold, untold_since)
    values (?, ?, 1, 0, 1, ?)
    on conflict (profile_id, kind) do update
    set count = veiled_counts.count + 1, untold = veiled_counts.untold + 1, counted_at = 0`,
    [profile.id, kind, at]
  )
}

/** Whether a like is unseen; null when there is no such like. */
export async function isUnseen(liker: Person, liked: Person) {
  const pair = { liker_id: liker.profile.id, liked_id: liked.profile.id }
  const row = await db.from('likes').where(pair).first()
  return row && row.seen_at === null
}

/** A tile of a likes page. */
export type LikeTile = {
  isNew: boolean
  member: { id: string; name: string; fictional: boolean }
}

/** The tiles of a likes page without its veils. */
export async function likesOf(
  client: ApiClient,
  viewer: Person,
  type: string
): Promise<LikeTile[]> {
  const response = await open(client, `/likes/${type}`, viewer)
  response.assertStatus(200)
  return response.inertiaProps.likes
}

/** The veils of a page of likes or visits. */
export async function veilsOn(
  client: ApiClient,
  viewer: Person,
  path = '/likes'
): Promise<string[]> {
  return (await open(client, path, viewer)).inertiaProps.veils
}

export function likedNames(likes: LikeTile[]) {
  return likes.map(({ member }) => member.name)
}
