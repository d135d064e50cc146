import type { RequestListener } from 'node:http'
import compression from 'compression'

const compress = compression()
const eventStream = '/__transmit/events'

/**
 * Compresses what is read, but not event streams, which must be sent without delay. What is written
 * gets a short answer or is led elsewhere: only the price of the package would be left (decision 129).
 */
export function compressed(handle: RequestListener): RequestListener {
  return (request, response) => {
    const reads = request.method === 'GET' || request.method === 'HEAD'
    const [path] = (request.url ?? '').split('?')
    if (reads && path !== eventStream) compress(request as never, response as never, () => {})
    return handle(request, response)
  }
}
