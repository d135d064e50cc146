import type { HttpContext } from '@adonisjs/core/http'
import { notFound } from '#replies/not_found'
import { wantsJson } from '#replies/refusals'

/** The last route: an unknown URL gets a page of the site, with session and language; a script is told alone. */
export default class NotFoundController {
  index(ctx: HttpContext) {
    if (wantsJson(ctx)) return notFound(ctx)
    const { inertia, response } = ctx
    response.status(404)
    return inertia.render('errors/not_found', { invisible: false })
  }
}
