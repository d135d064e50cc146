import type { HttpContext } from '@adonisjs/core/http'
import { secureCookies } from '#config/app'
import { previewCookie as cookie } from '#config/session_cookies'

/** The secret of a preview of settings in this browser; null without one. */
export function previewSecret({ request }: HttpContext) {
  const secret: unknown = request.encryptedCookie(cookie)
  return typeof secret === 'string' ? secret : null
}

export function storePreview({ response }: HttpContext, secret: string) {
  response.encryptedCookie(cookie, secret, {
    path: '/',
    httpOnly: true,
    secure: secureCookies,
    sameSite: 'lax',
    maxAge: '30m',
  })
}

export function forgetPreview({ response }: HttpContext) {
  response.clearCookie(cookie, { path: '/' })
}
