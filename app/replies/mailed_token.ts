import type { HttpContext } from '@adonisjs/core/http'

/** The token of a mailed link, from its URL or its form; empty where there is no text. */
export function mailedToken({ request }: Pick<HttpContext, 'request'>) {
  const token: unknown = request.input('token')
  return typeof token === 'string' ? token : ''
}
