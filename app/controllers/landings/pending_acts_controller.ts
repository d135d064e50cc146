import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import type { Infer } from '@vinejs/vine/types'
import { checkSignUpEmail } from '#core/accounts/signing_up/begin_sign_up'
import { parseOpeningLine } from '#core/landings/opening_line'
import { Ports } from '#core/ports'
import { parseText } from '#core/text'
import { notePendingAct } from '#controllers/accounts/pending_act'
import { keepReadyLine } from '#controllers/accounts/pending_line'
import { storePendingSignup } from '#controllers/accounts/pending_signup'
import { named } from '#core/users/carried'
import { pathWith } from '#controllers/landers/carried'
import { wordsOf } from '#queries/landings/opening_lines'
import { findTarget } from '#queries/accounts/signup_target'
import { beginValidator } from '#validators/landings/begin'

type Form = Infer<typeof beginValidator>

/**
 * What a visitor begins on a landing: kept in their session until they sign up or log in, so that the
 * words stand in no address.
 */
@inject()
export default class PendingActsController {
  constructor(private ports: Ports) {}

  /** A form of another origin begins nothing, and is led to the sign-up like a link. */
  async store(ctx: HttpContext) {
    const memberId: string = ctx.params.id
    const [, sent] = isOwn(ctx.request) ? await beginValidator.tryValidate(ctx.request.all()) : []
    const form = sent ?? {}
    const target = await findTarget(ctx, memberId)
    if (!target) return ctx.response.redirect(`/members/${memberId}`)
    const line = this.#lineOf(ctx, form)
    if (ctx.viewer) {
      if (line) keepReadyLine(ctx, { memberId, body: line.body })
      return ctx.response.redirect(`/members/${memberId}/chat`)
    }
    const at = this.ports.clock.now().toMillis()
    notePendingAct(ctx, { act: 'chat', memberId, photoId: null, line, at })
    const isPending = this.#notePending(ctx, form)
    const path = isPending ? '/complete-signup' : `/members/${memberId}/signup`
    return ctx.response.redirect(pathWith(path, carriedIn(form)))
  }

  /** One of the lines that are offered, or own words; null for neither, and for what is no message. */
  #lineOf({ i18n, site }: HttpContext, { line, own }: Form) {
    const offered = parseOpeningLine(line)
    const words = offered ? wordsOf(i18n, offered) : (own ?? '')
    const body = line === undefined ? null : parseText(words, site.settings)
    return body?.ok ? { clientId: this.ports.ids.next(), body: body.value } : null
  }

  /** Without an address that mail can reach, the sign-up asks for one. */
  #notePending(ctx: HttpContext, { email, gender }: Form) {
    const checked = email ? checkSignUpEmail(this.ports, email) : null
    if (!checked?.ok) return false
    storePendingSignup(ctx, { email: checked.value, gender })
    return true
  }
}

/** What goes on into the sign-up in its address: never words, nor the email address. */
function carriedIn({ email, line, own, ...carried }: Form) {
  return named(carried)
}

/** Sent by a page of this origin: browsers say so, and no page can. */
function isOwn(request: HttpContext['request']) {
  const site = request.header('sec-fetch-site')
  if (site !== undefined) return site === 'same-origin'
  return URL.parse(request.header('origin') ?? '')?.host === request.host()
}
