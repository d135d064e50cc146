import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { extname, posix } from 'node:path'
import app from '@adonisjs/core/services/app'
import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'

const endings = { br: '.br', gzip: '.gz' } as const

/**
 * Serves built assets from their precompressed .br or .gz file and lets browsers cache them for
 * good, since their names contain a hash. Other files are served as they are, by the next
 * middleware. The folders among the assets are for the server, however their address is spelled.
 */
export default class AssetsMiddleware {
  async handle({ request, response }: HttpContext, next: NextFn) {
    if (!app.inProduction) return next()
    const url = plainPath(request.url())
    if (!url.startsWith('/assets/')) return next()
    if (!/^\/assets\/\w[\w.-]*$/.test(url)) return response.notFound()

    response.vary('Accept-Encoding')
    const encoding = request.encoding(['br', 'gzip']) as keyof typeof endings | null
    const file = encoding && app.publicPath(`${url.slice(1)}${endings[encoding]}`)
    const size = file && (await sizeOf(file))
    if (!file || !size) return next()

    response.type(extname(url))
    response.header('Content-Encoding', encoding)
    response.header('Content-Length', size)
    response.header('Cache-Control', 'public, max-age=31536000, immutable')
    return response.stream(createReadStream(file))
  }
}

/** The path as the file system reads it: decoded, and without empty or dotted parts. */
function plainPath(url: string) {
  try {
    return posix.normalize(decodeURIComponent(url).replaceAll('\\', '/'))
  } catch {
    return url
  }
}

async function sizeOf(file: string) {
  const found = await stat(file).catch(() => null)
  return found?.size ?? null
}
