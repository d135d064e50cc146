import { extname } from 'node:path'
import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import StaticMiddleware from '@adonisjs/static/static_middleware'

/** Serves the files of `public`. Each has an ending: no page is looked for on the disk. */
@inject()
export default class PublicFilesMiddleware {
  constructor(private files: StaticMiddleware) {}

  handle(ctx: HttpContext, next: NextFn) {
    return extname(ctx.request.url()) === '' ? next() : this.files.handle(ctx, next)
  }
}
