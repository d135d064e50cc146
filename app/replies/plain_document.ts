import type { HttpContext } from '@adonisjs/core/http'

/**
 * Lets the page that is rendered next come as plain HTML, without React in the browser, where a visitor
 * opens it: nothing on it lives but menus. Members, and visits from a page of React, get a page of
 * React. Passed to `inertia.render`: docs/decisions/0116.
 */
export function plainForVisitors(ctx: HttpContext) {
  const { inertia, viewer } = ctx
  return viewer || inertia.requestInfo().isInertiaRequest ? {} : plainDocument(ctx)
}

/** The same, whoever opens it. */
export function plainDocument({ inertia, pageViewId }: HttpContext) {
  inertia.share({ plain: true })
  return { script: 'inertia/plain.ts', pageViewId }
}
