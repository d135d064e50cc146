import type { HttpContext } from '@adonisjs/core/http'

/**
 * Sends what browsers cache and revalidate on every request (304), as it depends on the language.
 */
export function sendRevalidated<Body extends object>({ response }: HttpContext, body: Body) {
  response.header('Cache-Control', 'private, no-cache')
  response.send(body, true)
  return body
}
