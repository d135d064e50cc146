import { Exception } from '@adonisjs/core/exceptions'
import type { HttpContext } from '@adonisjs/core/http'
import { errors } from '@vinejs/vine'
import { refuse } from '#core/result'
import { refusalText, wantsJson } from '#replies/refusals'

type Options = Readonly<{
  /** What was typed too often: the text stands there, and the way back leaves it behind. */
  field?: string
  refusal?: 'too_many_requests' | 'too_many_codes' | 'too_many_activation_mails'
}>

/** Asked more often than is let; says when to ask again, where the one who asked looks for it. */
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
    this.#refused = refuse(refusal, { minutes: Math.max(1, Math.ceil(seconds / 60)) })
  }

  /** 429 for a script and for who opens the page; a form that was sent comes back with the text. */
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
    const page = await inertia.render('errors/too_often', { message, without })
    this.#withRetryAfter(response).send(page)
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

  /** With it, the page would be refused as well. */
  #withoutField(address: string) {
    const { pathname, searchParams } = new URL(address, 'http://localhost')
    if (this.#field) searchParams.delete(this.#field)
    return searchParams.size ? `${pathname}?${searchParams}` : pathname
  }
}

/** By its address; what is asked for from within a page has that page to go back to. */
function isOpened({ request }: HttpContext) {
  return request.method() === 'GET' && !request.header('x-inertia')
}
