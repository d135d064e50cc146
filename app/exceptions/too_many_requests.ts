import { Exception } from '@adonisjs/core/exceptions'
import type { HttpContext } from '@adonisjs/core/http'
import { errors } from '@vinejs/vine'
import { refuse } from '#core/result'
import { refusalText, wantsJson } from '#replies/refusals'

type Options = Readonly<{
  /** The field that was submitted too often: it shows the text, and is left out of the redirect. */
  field?: string
  refusal?:
    | 'too_many_requests'
    | 'too_many_codes'
    | 'too_many_activation_mails'
    | 'too_many_complaints'
    | 'too_many_likes'
    | 'too_many_blocks'
    | 'too_many_profiles'
    | 'too_many_reset_mails'
}>

/** A request over its limit; says when to retry, at the field or on the page it came from. */
export class TooManyRequests extends Exception {
  status = 429
  readonly #refused
  readonly #field

  constructor(
    private seconds: number,
    { field, refusal = 'too_many_requests' }: Options = {}
  ) {
    super('Asked too often')
    this.#field = field
    const [minutes, hours] = [60, 3600].map((unit) => Math.max(1, Math.ceil(seconds / unit)))
    this.#refused = refuse(refusal, { minutes, hours })
  }

  /** 429 for scripts and opened pages; a submitted form redirects back with the text. */
  handle(_: this, ctx: HttpContext) {
    const message = refusalText(ctx.i18n, this.#refused)
    if (wantsJson(ctx)) return this.#answer(ctx, message)
    return isOpened(ctx) ? this.#showPage(ctx, message) : this.#redirectBack(ctx, message)
  }

  #answer({ response }: HttpContext, message: string) {
    const { refusal, details } = this.#refused
    this.#withRetryAfter(response).send({ refusal, details, message })
  }

  async #showPage({ inertia, request, response }: HttpContext, message: string) {
    const without = this.#field ? this.#withoutField(request.url(true)) : null
    this.#withRetryAfter(response)
    response.send(await inertia.render('errors/too_often', { message, without }))
  }

  #redirectBack({ response, session }: HttpContext, message: string) {
    if (this.#field) session.flashValidationErrors(this.#atField(this.#field, message), false)
    else session.flash('error', message)
    const back = response.redirect()
    back.toPath(this.#withoutField(back.getPreviousUrl('/')))
  }

  #withRetryAfter(response: HttpContext['response']) {
    return response.status(this.status).header('Retry-After', this.seconds)
  }

  #atField(field: string, message: string) {
    return new errors.E_VALIDATION_ERROR([{ field, rule: this.#refused.refusal, message }])
  }

  /** With the field, the page itself would be refused as well. */
  #withoutField(address: string) {
    const { pathname, searchParams } = new URL(address, 'http://localhost')
    if (this.#field) searchParams.delete(this.#field)
    return searchParams.size ? `${pathname}?${searchParams}` : pathname
  }
}

/** Opened by its URL, so there is no page to return to. */
function isOpened({ request }: HttpContext) {
  return request.method() === 'GET' && !request.header('x-inertia')
}
