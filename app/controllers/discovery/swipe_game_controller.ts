import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { Ports } from '#core/ports'
import { swipeGame } from '#queries/discovery/swipe_game'

@inject()
export default class SwipeGameController {
  constructor(private ports: Ports) {}

  async show(ctx: HttpContext) {
    const game = await swipeGame(ctx, this.ports.clock.now())
    return ctx.inertia.render('discovery/swipe_game', game)
  }
}
