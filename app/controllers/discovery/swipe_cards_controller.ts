import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { decodeCursor } from '#core/discovery/search/cursor'
import { swipesCountFrom } from '#core/discovery/swiping/swipe'
import { Ports } from '#core/ports'
import { swipeDeck } from '#queries/discovery/swipe_deck'
import { swipeSearch } from '#queries/discovery/swipe_search'
import { cardsOf } from '#transformers/swipe_card_transformer'

@inject()
export default class SwipeCardsController {
  constructor(private ports: Ports) {}

  async index(ctx: HttpContext) {
    const after = decodeCursor(ctx.request.qs().after)
    const from = swipesCountFrom(this.ports.clock.now(), ctx.site.settings)
    const deck = await swipeDeck(await swipeSearch(ctx), after, from)
    return { cards: cardsOf(deck.rows, ctx.member, ctx.site.settings), next: deck.next }
  }
}
