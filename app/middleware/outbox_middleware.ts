import { errors, type HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { isOutboxOpen } from '#config/mail'

/** Where mail is real there is no outbox, and no sign that there could be one. */
export default class OutboxMiddleware {
  async handle({ request }: HttpContext, next: NextFn) {
    if (isOutboxOpen()) return next()
    throw new errors.E_ROUTE_NOT_FOUND([request.method(), request.url()])
  }
}
