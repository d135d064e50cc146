import type { HttpContext } from '@adonisjs/core/http'

/**
 * Answers what a browser keeps and asks for again only to hear that it is the same (304): it
 * depends on the language, which may change with the next request.
 */
export function sendKept<Body extends object>({ response }: HttpContext, body: Body) {
  response.header('Cache-Control', 'private, no-cache')
  response.send(body, true)
  return body
}
