import type { HttpContext } from '@adonisjs/core/http'

/** The last route: an unknown URL gets a page of the site, with session and language. */
export default class NotFoundController {
  index({ inertia, response }: HttpContext) {
    response.status(404)
    return inertia.render('errors/not_found', { invisible: false })
  }
}
