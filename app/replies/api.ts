import type { HttpContext } from '@adonisjs/core/http'
import type { HttpError } from '@adonisjs/core/types/http'

/** docs/api.md */
export function isOfApi({ request }: HttpContext) {
  return request.url().startsWith('/api/')
}

/** What went wrong, in the language of the reader; never the message of an error, which may quote data. */
export function apiError({ code, status }: HttpError, { i18n }: HttpContext) {
  if (code === 'E_BAD_CSRF_TOKEN') return { error: i18n.t('errors.E_BAD_CSRF_TOKEN') }
  return { error: i18n.t(status === 404 ? 'common.not_found' : 'common.error_title') }
}

/** Has everything be answered as JSON, whatever the request accepts. */
export function answerAsJson({ request }: HttpContext) {
  request.request.headers.accept = 'application/json'
}
