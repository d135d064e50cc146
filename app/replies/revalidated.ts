import type { HttpContext } from '@adonisjs/core/http'

/**
 * Answers what a browser caches and revalidates with every request (304): it depends on the
 * language, which may change between two requests.
 */
export function sendRevalidated<Body extends object>({ response }: HttpContext, body: Body) {
  response.header('Cache-Control', 'private, no-cache')
  response.send(body, true)
  return body
}
