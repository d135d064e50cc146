import app from '@adonisjs/core/services/app'
import { ExceptionHandler, type HttpContext } from '@adonisjs/core/http'
import type { HttpError, StatusPageRange, StatusPageRenderer } from '@adonisjs/core/types/http'

export default class HttpExceptionHandler extends ExceptionHandler {
  protected debug = app.inDev
  protected renderStatusPages = !app.inDev

  protected statusPages: Record<StatusPageRange, StatusPageRenderer> = {
    '404': (_, { inertia }) => inertia.render('errors/not_found', {}),
    '500..599': (_, { inertia }) => inertia.render('errors/server_error', {}),
  }

  /** Back to the form with its errors, and without what was typed: passwords are among it. */
  async renderValidationErrorAsHTML(error: HttpError, { response, session }: HttpContext) {
    session.flashValidationErrors(error, false)
    response.redirect().withQs().back()
  }
}
