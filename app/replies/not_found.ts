import { Exception } from '@adonisjs/core/exceptions'
import { errors, type HttpContext } from '@adonisjs/core/http'

/** Answers 404: what is unknown, somebody else's or blocked looks the same. */
export function notFound({ request }: HttpContext): never {
  throw new errors.E_ROUTE_NOT_FOUND([request.method(), request.url()])
}

/** Thrown by `notToBeSeen`: a 404 that says so. */
export class NotToBeSeen extends Exception {
  static override status = 404
  static override code = 'E_NOT_TO_BE_SEEN'
  static override message = 'This member is not to be seen now'
}

/** Answers 404 for an invisible member, and says that they are not to be seen now. */
export function notToBeSeen(): never {
  throw new NotToBeSeen()
}
