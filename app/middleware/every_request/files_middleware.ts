import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { extname, posix } from 'node:path'
import { inject } from '@adonisjs/core'
import app from '@adonisjs/core/services/app'
import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import StaticMiddleware from '@adonisjs/static/static_middleware'

const endings = { br: '.br', gzip: '.gz' } as const

/**
 * Serves the files of `public`. Each has an ending: no page is looked for on the disk. Built assets come
 * from their precompressed .br or .gz file, and browsers cache them for good, since their names contain a
 * hash. The folders among the assets are for the server, however their address is spelled.
 */
@inject()
export default class FilesMiddleware {
  constructor(private files: StaticMiddleware) {}

  async handle(ctx: HttpContext, next: NextFn) {
    const path = app.inProduction ? plainPath(ctx.request.url()) : ''
    if (path.startsWith('/assets/')) {
      if (!/^\/assets\/\w[\w.-]*$/.test(path)) return ctx.response.notFound()
      if (await servePrecompressed(ctx, path)) return
    }
    return extname(ctx.request.url()) === '' ? next() : this.files.handle(ctx, next)
  }
}

/** Whether there is such a file in an encoding that the browser takes. */
async function servePrecompressed({ request, response }: HttpContext, path: string) {
  response.vary('Accept-Encoding')
  const encoding = request.encoding(['br', 'gzip']) as keyof typeof endings | null
  const file = encoding && app.publicPath(`${path.slice(1)}${endings[encoding]}`)
  const size = file && (await sizeOf(file))
  if (!file || !size) return false

  response.type(extname(path))
  response.header('Content-Encoding', encoding)
  response.header('Content-Length', size)
  response.header('Cache-Control', 'public, max-age=31536000, immutable')
  response.stream(createReadStream(file))
  return true
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
