import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { swipedDays, swipeLikesPerDay } from '#core/discovery/swiping/swipe'
import { Ports } from '#core/ports'
import { lastPassed, swipeDeck } from '#queries/discovery/swipe_deck'
import { swipeLikes } from '#queries/discovery/swipe_likes'
import { isEverywhere, swipeSearch } from '#queries/discovery/swipe_search'
import { cardsOf } from '#transformers/swipe_card_transformer'

@inject()
export default class SwipeGameController {
  constructor(private ports: Ports) {}

  async show(ctx: HttpContext) {
    const { inertia, member, site } = ctx
    const now = this.ports.clock.now()
    const search = await swipeSearch(ctx)
    const { left, from, until } = await swipeLikes(member, now)
    const deck = await swipeDeck(search, null, now)
    return inertia.render('discovery/swipe_game', {
      cards: cardsOf(deck.rows, member, site.settings),
      next: deck.next,
      passed: cardsOf(await lastPassed(search, from), member, site.settings),
      likesLeft: left,
      likesPerDay: swipeLikesPerDay,
      passDays: swipedDays,
      opensAt: until.toUTC().toISO()!,
      everywhere: isEverywhere(ctx),
    })
  }
}
