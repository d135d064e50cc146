import { errors, type HttpContext } from '@adonisjs/core/http'

/** As if the page never was: foreign, unknown and blocked look the same. */
export function notFound({ request }: HttpContext): never {
  throw new errors.E_ROUTE_NOT_FOUND([request.method(), request.url()])
}
