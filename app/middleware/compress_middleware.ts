import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import compression from 'compression'

const compress = compression()
const eventStream = '/__transmit/events'

/**
 * Compresses what is read, but not event streams, which must be sent without delay. What is written
 * gets a short answer or is led elsewhere: only the price of the package would be left (decision 129).
 */
export default class CompressMiddleware {
  async handle({ request, response }: HttpContext, next: NextFn) {
    const reads = ['GET', 'HEAD'].includes(request.method())
    if (reads && request.url() !== eventStream) {
      compress(request.request as never, response.response as never, () => {})
    }
    return next()
  }
}
