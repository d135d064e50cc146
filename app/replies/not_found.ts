import { errors, type HttpContext } from '@adonisjs/core/http'

/** Answers 404: what is unknown, somebody else's or blocked looks the same. */
export function notFound({ request }: HttpContext): never {
  throw new errors.E_ROUTE_NOT_FOUND([request.method(), request.url()])
}
