import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'

/** Pages for visitors only: members are redirected to the member search. */
export default class GuestMiddleware {
  async handle(ctx: HttpContext, next: NextFn) {
    return ctx.viewer ? ctx.response.redirect('/members') : next()
  }
}
