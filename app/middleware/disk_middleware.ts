import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { onDisk } from '#database/sqlite_disk'

/** No answer leaves before what it tells of is on the disk. */
export default class DiskMiddleware {
  async handle(_: HttpContext, next: NextFn) {
    await next()
    await onDisk()
  }
}
