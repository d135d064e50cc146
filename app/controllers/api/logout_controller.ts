import type { HttpContext } from '@adonisjs/core/http'

export default class LogoutController {
  /** A GET by the specification (section 7), so other sites must not be able to send it. */
  async show({ auth, request, response }: HttpContext) {
    if (request.header('sec-fetch-site') === 'cross-site') return response.forbidden()
    await auth.use('web').logout()
    return { user: null }
  }
}
