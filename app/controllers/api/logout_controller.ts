import type { HttpContext } from '@adonisjs/core/http'

export default class LogoutController {
  /** A GET, as the public API defines it, so pages of other origins must be refused. */
  async show({ auth, request, response }: HttpContext) {
    if (!isWanted(request)) return response.forbidden({ error: 'foreign_request' })
    await auth.use('web').logout()
    return { user: null }
  }
}

/** Sent by a page of this origin, or opened by the member: browsers say so, and no page can. */
function isWanted(request: HttpContext['request']) {
  const site = request.header('sec-fetch-site')
  if (site === 'none') return request.header('sec-fetch-mode') === 'navigate'
  return site === 'same-origin'
}
