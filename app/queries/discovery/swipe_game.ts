import type { HttpContext } from '@adonisjs/core/http'
import type { DateTime } from 'luxon'
import { swipeLikesPerDay, swipesCountFrom } from '#core/discovery/swiping/swipe'
import { lastPassed, swipeDeck } from '#queries/discovery/swipe_deck'
import { swipeLikes } from '#queries/discovery/swipe_likes'
import { isEverywhere, swipeSearch } from '#queries/discovery/swipe_search'
import { cardsOf } from '#transformers/swipe_card_transformer'

/** The swipe game as a member opens it: the first cards, the last pass of the day and the limits. */
export async function swipeGame(ctx: HttpContext, now: DateTime) {
  const { member, site } = ctx
  const search = await swipeSearch(ctx)
  const { left, from, until } = await swipeLikes(member, now)
  const deck = await swipeDeck(search, null, swipesCountFrom(now, site.settings))
  return {
    cards: cardsOf(deck.rows, member, site.settings),
    next: deck.next,
    passed: cardsOf(await lastPassed(search, from), member, site.settings),
    likesLeft: left,
    likesPerDay: swipeLikesPerDay,
    passDays: site.settings.swipedDays,
    opensAt: until.toUTC().toISO()!,
    now: now.toUTC().toISO()!,
    everywhere: isEverywhere(ctx),
  }
}
