import type { HttpContext } from '@adonisjs/core/http'

/**
 * Answers what a browser caches and revalidates with every request (304): it depends on the
 * language, which may change between two requests.
 */
export function sendKept({ response }: HttpContext, body: object) {
  response.header('Cache-Control', 'private, no-cache')
  return response.send(body, true)
}
