import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { askLogin } from '#replies/refusals'

/** Lets members through; visitors are sent to the login and return afterwards. */
export default class AuthMiddleware {
  async handle(ctx: HttpContext, next: NextFn) {
    return ctx.viewer ? next() : askLogin(ctx)
  }
}
