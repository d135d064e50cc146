import type { HttpContext } from '@adonisjs/core/http'

export default class LogoutController {
  /** A GET, as the public API defines it, so requests from other sites are refused. */
  async show({ auth, request, response }: HttpContext) {
    if (request.header('sec-fetch-site') === 'cross-site') return response.forbidden()
    await auth.use('web').logout()
    return { user: null }
  }
}
