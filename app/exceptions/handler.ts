import app from '@adonisjs/core/services/app'
import { Exception } from '@adonisjs/core/exceptions'
import { ExceptionHandler, type HttpContext } from '@adonisjs/core/http'
import i18nManager from '@adonisjs/i18n/services/main'
import { chooseLocale } from '#core/sites/locale_choice'
import { chosenLanguage } from '#replies/cookies'
import type { HttpError, StatusPageRange, StatusPageRenderer } from '@adonisjs/core/types/http'

/** Refused before the member is known, so in the browser's language. */
function refuseTooLarge(ctx: HttpContext) {
  const locale = chooseLocale({
    userLanguage: null,
    domainLanguage: null,
    cookie: chosenLanguage(ctx),
    accepted: ctx.request.languages(),
  })
  const message = i18nManager.locale(locale).t('errors.request_too_large')
  return ctx.response.status(413).send({ refusal: 'request_too_large', details: {}, message })
}

export default class HttpExceptionHandler extends ExceptionHandler {
  protected debug = app.inDev
  protected renderStatusPages = !app.inDev

  protected statusPages: Record<StatusPageRange, StatusPageRenderer> = {
    '404': (_, { inertia }) => inertia.render('errors/not_found', {}),
    '500..599': (_, { inertia }) => inertia.render('errors/server_error', {}),
  }

  async handle(error: unknown, ctx: HttpContext) {
    if (error instanceof Exception && error.status === 413) return refuseTooLarge(ctx)
    return super.handle(error, ctx)
  }

  /** Redirects to the form with its errors but without its values, as passwords are among them. */
  async renderValidationErrorAsHTML(error: HttpError, { response, session }: HttpContext) {
    session.flashValidationErrors(error, false)
    response.redirect().withQs().back()
  }
}
