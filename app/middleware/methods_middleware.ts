import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'

const answered = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']

/** Answers other methods of HTTP shortly, whatever they ask for: no page has any of them. */
export default class MethodsMiddleware {
  async handle({ request, response }: HttpContext, next: NextFn) {
    const method = request.method()
    if (method !== 'OPTIONS' && answered.includes(method)) return next()
    response.header('Allow', answered.join(', '))
    return response.status(method === 'OPTIONS' ? 204 : 405).send('')
  }
}
