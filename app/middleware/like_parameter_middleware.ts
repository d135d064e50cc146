import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'

/**
 * Takes `t`, which asks for the dialog of a new like, off the address of a visitor, so that they do not
 * share it; a page of a member does that itself. Rule: docs/product/likes.md, Automatic likes.
 */
export default class LikeParameterMiddleware {
  async handle({ request, response, viewer }: HttpContext, next: NextFn) {
    const { t, ...others } = request.qs()
    if (viewer || t === undefined || request.method() !== 'GET') return next()
    // Two slashes in front would lead to another site.
    const path = request.url().replace(/^\/+/, '/')
    return response.redirect().withQs(others).toPath(path)
  }
}
