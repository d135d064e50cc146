import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import compression from 'compression'

const compress = compression()
const eventStream = '/__transmit/events'

/** Compresses responses, but not event streams, which must be sent without delay. */
export default class CompressMiddleware {
  async handle({ request, response }: HttpContext, next: NextFn) {
    if (request.url() !== eventStream) {
      compress(request.request as never, response.response as never, () => {})
    }
    return next()
  }
}
