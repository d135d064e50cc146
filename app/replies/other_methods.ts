import type { HttpContext } from '@adonisjs/core/http'

/** Methods that some page or call answers. */
export const methodsOfRoutes = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE']

const allowed = [...methodsOfRoutes, 'OPTIONS'].join(', ')

/** Whether the method of HTTP is one that no route has, whatever is asked for by it. */
export function hasOtherMethod({ request }: HttpContext) {
  return !methodsOfRoutes.includes(request.method())
}

/** Answers such a request shortly. */
export function answerOtherMethod({ request, response }: HttpContext) {
  response.header('Allow', allowed)
  return response.status(request.method() === 'OPTIONS' ? 204 : 405).send('')
}
