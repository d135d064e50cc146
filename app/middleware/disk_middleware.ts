import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { onDisk } from '#database/sqlite_disk'

/** Holds a response back until what it reports is on disk. */
export default class DiskMiddleware {
  async handle(_: HttpContext, next: NextFn) {
    await next()
    await onDisk()
  }
}
