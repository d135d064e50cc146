import app from '@adonisjs/core/services/app'
import { Exception } from '@adonisjs/core/exceptions'
import { errors, ExceptionHandler, type HttpContext } from '@adonisjs/core/http'
import type { HttpError, StatusPageRange, StatusPageRenderer } from '@adonisjs/core/types/http'
import { StorageUnavailable } from '#core/ports/storage_unavailable'
import { isFullDatabase, noteFullDatabase } from '#operations/full_database'
import { adminErrorPage, adminNotFoundPage, isOfBackOffice } from '#replies/admin/error_page'
import { apiError, isOfApi } from '#replies/api'
import { chooseLanguage } from '#replies/language'
import { NotToBeSeen } from '#replies/not_found'
import { answerOtherMethod, hasOtherMethod } from '#replies/other_methods'
import { refusalAnswer, wantsJson } from '#replies/refusals'
import { UploadsFull } from '#uploads/upload_room'

/** Until uploads that are on their way have arrived, or were given up. */
const retrySeconds = 60

/** Bodies that are refused before the member is known, and a storage or database that takes nothing more. */
const statusOf = {
  request_too_large: 413,
  request_unreadable: 400,
  storage_unavailable: 503,
  uploads_full: 503,
  database_full: 503,
} as const

export default class HttpExceptionHandler extends ExceptionHandler {
  protected debug = app.inDev
  protected renderStatusPages = !app.inDev

  protected statusPages: Record<StatusPageRange, StatusPageRenderer> = {
    '404': (error, ctx) => {
      if (isOfBackOffice(ctx) && 'admin' in ctx) return adminNotFoundPage(ctx)
      ctx.response.status(404)
      return ctx.inertia.render('errors/not_found', { invisible: error instanceof NotToBeSeen })
    },
    '500..599': ({ status }, ctx) => {
      ctx.response.status(status)
      return errorPage(ctx, { status, message: null })
    },
  }

  /** The page may fail as well, as without the database that every page needs. */
  async handle(error: unknown, ctx: HttpContext) {
    if (error instanceof errors.E_ROUTE_NOT_FOUND && hasOtherMethod(ctx)) {
      return answerOtherMethod(ctx)
    }
    try {
      return await this.#answer(error, ctx)
    } catch (pageError) {
      ctx.logger.error({ err: pageError }, 'The error page failed')
      return ctx.response.status(500).type('html').send(withoutPage)
    }
  }

  async #answer(error: unknown, ctx: HttpContext) {
    if (!('locale' in ctx)) chooseLanguage(ctx)
    const refusal = refusalOf(error)
    if (!refusal) {
      return isOfApi(ctx) && isForged(error)
        ? this.renderErrorAsJSON(error, ctx)
        : super.handle(error, ctx)
    }
    if (refusal === 'database_full') {
      ctx.logger.error({ err: error }, 'The disk of the database is full')
      noteFullDatabase()
    }
    const status = statusOf[refusal]
    const answer = refusalAnswer(ctx.i18n, { refusal, details: {} })
    ctx.response.status(status)
    if (refusal === 'uploads_full') ctx.response.header('Retry-After', retrySeconds)
    if (wantsJson(ctx) || wantsPicture(ctx)) return ctx.response.send(answer)
    const { message } = answer
    return ctx.response.send(await errorPage(ctx, { status, message }))
  }

  /** What a visitor sent wrong is no error of ours, so that nobody fills the log of errors with it. */
  async report(error: unknown, ctx: HttpContext) {
    const refusal = refusalOf(error)
    if (!refusal || statusOf[refusal] >= 500) return super.report(error, ctx)
    ctx.logger.warn({ status: statusOf[refusal] }, String(error))
  }

  /** The message of an error on our side may quote what a member or the database gave. */
  async renderErrorAsJSON(error: HttpError, ctx: HttpContext) {
    if (isOfApi(ctx)) return ctx.response.status(error.status).send(apiError(error, ctx))
    if (error.status < 500 || this.isDebuggingEnabled(ctx)) {
      return super.renderErrorAsJSON(error, ctx)
    }
    ctx.response.status(error.status).send({ message: 'Internal server error' })
  }

  /** Redirects to the form with its errors but without its values, as passwords are among them. */
  async renderValidationErrorAsHTML(error: HttpError, { response, session }: HttpContext) {
    session.flashValidationErrors(error, false)
    response.redirect().withQs().back()
  }
}

/** What went wrong on our side, or cannot be done now. */
function errorPage(ctx: HttpContext, said: Readonly<{ status: number; message: string | null }>) {
  if (isOfBackOffice(ctx)) return adminErrorPage(ctx, said)
  return ctx.inertia.render('errors/server_error', said)
}

const withoutPage =
  '<!doctype html><html lang="en"><title>Error</title><p>An error occurred while showing the error page</p></html>'

/** A page in the place of a picture would be seen by nobody. */
function wantsPicture({ request }: HttpContext) {
  return request.header('sec-fetch-dest') === 'image'
}

function refusalOf(error: unknown): keyof typeof statusOf | null {
  if (error instanceof StorageUnavailable) return 'storage_unavailable'
  if (error instanceof UploadsFull) return 'uploads_full'
  if (isFullDatabase(error)) return 'database_full'
  if (error instanceof Exception && error.status === 413) return 'request_too_large'
  return isUnpackingError(error) || isParseError(error) ? 'request_unreadable' : null
}

/** Sent without the CSRF token: led back to its form, if it was one. */
function isForged(error: unknown): error is Exception {
  return error instanceof Exception && error.code === 'E_BAD_CSRF_TOKEN'
}

/** The parser of a body threw: its message is about code, such as how deep calls may go. */
function isParseError(error: unknown) {
  if (!(error instanceof Error) || error instanceof Exception) return false
  return 'status' in error && error.status === 400
}

/** An error of zlib: the body is not what its Content-Encoding says. */
function isUnpackingError(error: unknown) {
  if (!(error instanceof Error) || !('code' in error)) return false
  return /^(Z_|ERR__ERROR_)/.test(String(error.code))
}
