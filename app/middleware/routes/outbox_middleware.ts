import { errors, type HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { isOutboxOpen } from '#config/mail'

/** On a site that sends real mail the outbox does not exist. */
export default class OutboxMiddleware {
  async handle({ request }: HttpContext, next: NextFn) {
    if (isOutboxOpen()) return next()
    throw new errors.E_ROUTE_NOT_FOUND([request.method(), request.url()])
  }
}
