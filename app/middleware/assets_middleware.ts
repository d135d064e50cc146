import app from '@adonisjs/core/services/app'
import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import sirv from 'sirv'

const notForBrowsers = /^\/assets\/(server|\.vite)\//

/**
 * Serves built assets from their .br or .gz neighbour, for ever: their names carry a hash. The
 * server's own bundle lies in the same folder and is nobody's business.
 */
export default class AssetsMiddleware {
  #serve = sirv(app.publicPath(), { brotli: true, gzip: true, immutable: true, maxAge: 31_536_000 })

  async handle({ request, response }: HttpContext, next: NextFn) {
    const url = request.url()
    if (!app.inProduction || !url.startsWith('/assets/')) return next()
    if (notForBrowsers.test(url)) return response.notFound()

    return new Promise<void>((resolve) => {
      response.response.once('finish', resolve)
      this.#serve(request.request, response.response, () => resolve(next()))
    })
  }
}
