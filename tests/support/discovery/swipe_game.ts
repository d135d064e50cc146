import type { ApiClient } from '@japa/api-client'
import db from '@adonisjs/lucid/services/db'
import type { DateTime } from 'luxon'
import { open } from '#tests/support/http/open_page'
import { callAs } from '#tests/support/http/as_member'
import type { Person } from '#tests/support/people/people'

type Verdict = 'like' | 'pass'

/** Decides about a member in the swipe game, as its page does. */
export async function swipe(client: ApiClient, swiper: Person, verdict: Verdict, swiped: Person) {
  return callAs(client, swiper, `/swipe-game/${swiped.profile.id}/${verdict}`)
}

/** Undoes a pass. */
export async function takeBack(client: ApiClient, swiper: Person, swiped: Person) {
  return callAs(client, swiper, `/swipe-game/${swiped.profile.id}/pass`, { method: 'delete' })
}

/** Opens the swipe game as a member. */
export async function openGame(client: ApiClient, player: Person, query = '') {
  const page = await open(client, `/swipe-game${query}`, player)
  page.assertStatus(200)
  return page.inertiaProps
}

/** The names in the deck, from the top. */
export async function deckOf(client: ApiClient, player: Person, query = '') {
  const { cards } = await openGame(client, player, query)
  return namesOnCards(cards)
}

export function namesOnCards(cards: readonly { name: string }[]) {
  return cards.map(({ name }) => name)
}

/** Stores an earlier swipe. */
export async function storeSwipe(swiper: Person, swiped: Person, verdict: Verdict, at: DateTime) {
  const pair = { swiper_id: swiper.profile.id, swiped_id: swiped.profile.id }
  await db.table('swipes').insert({ ...pair, verdict, at: at.toMillis() })
}
