import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { agreeToTerms } from '#core/accounts/signing_up/agree_to_terms'
import { Ports } from '#core/ports'
import { asksConsent, termsVersionOf } from '#replies/consent'
import { freshDocument, localPath } from '#replies/fresh_document'

/** Asks a member to agree to terms that have changed since they last did. */
@inject()
export default class ConsentsController {
  constructor(private ports: Ports) {}

  create(ctx: HttpContext) {
    if (!asksConsent(ctx)) return ctx.response.redirect('/members')
    return ctx.inertia.render('accounts/consent', {
      version: termsVersionOf(ctx).toJSDate().toISOString(),
    })
  }

  async store(ctx: HttpContext) {
    const userId = ctx.member.user.id
    await agreeToTerms(this.ports, { userId, termsVersion: termsVersionOf(ctx) })
    return freshDocument(ctx, localPath(ctx.session.pull('intended_url'), '/members'))
  }
}
