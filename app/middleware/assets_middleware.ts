import app from '@adonisjs/core/services/app'
import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import sirv, { type RequestHandler } from 'sirv'

const notForBrowsers = /^\/assets\/(server|\.vite)\//
const aYear = 31_536_000

let handler: RequestHandler | undefined

/**
 * Serves built assets from their .br or .gz neighbour, for ever: their names carry a hash. The
 * server's own bundle lies in the same folder and is nobody's business.
 */
export default class AssetsMiddleware {
  async handle({ request, response }: HttpContext, next: NextFn) {
    const url = request.url()
    if (!app.inProduction || !url.startsWith('/assets/')) return next()
    if (notForBrowsers.test(url)) return response.notFound()

    return new Promise<void>((resolve) => {
      response.response.once('finish', resolve)
      serveAssets()(request.request, response.response, () => resolve(next()))
    })
  }
}

/** Middleware is made anew for each request, and the folder needs to be read only once. */
function serveAssets() {
  handler ??= sirv(app.publicPath(), {
    brotli: true,
    gzip: true,
    immutable: true,
    maxAge: aYear,
  })
  return handler
}
