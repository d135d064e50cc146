import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import compression from 'compression'

const compress = compression()
const eventStream = '/__transmit/events'

/** Compresses pages and answers; an event stream must leave at once, so it stays as it is. */
export default class CompressMiddleware {
  async handle({ request, response }: HttpContext, next: NextFn) {
    if (request.url() !== eventStream) {
      compress(request.request as never, response.response as never, () => {})
    }
    return next()
  }
}
