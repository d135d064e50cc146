import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { agreeToTerms } from '#core/accounts/signing_up/agree_to_terms'
import { Ports } from '#core/ports'
import { newestTerms } from '#queries/sites/terms_versions'
import { termsAskedOf } from '#replies/consent'
import { freshDocument, localPath } from '#replies/fresh_document'

/** Asks a member to agree to terms that have changed since they last did, or that are announced. */
@inject()
export default class ConsentsController {
  constructor(private ports: Ports) {}

  async create(ctx: HttpContext) {
    const version = termsAskedOf(ctx)
    if (!version) return ctx.response.redirect('/members')
    const now = this.ports.clock.now()
    const newest = await newestTerms(ctx.site.id, now)
    const isNewest = newest.id !== null && newest.version.equals(version)
    return ctx.inertia.render('accounts/consent', {
      version: version.toJSDate().toISOString(),
      isToCome: version > now,
      page: isNewest ? `/pages/terms/versions/${newest.id}` : '/pages/terms',
    })
  }

  async store(ctx: HttpContext) {
    const userId = ctx.member.user.id
    const termsVersion = termsAskedOf(ctx)
    if (termsVersion) await agreeToTerms(this.ports, { userId, termsVersion })
    return freshDocument(ctx, localPath(ctx.session.pull('intended_url'), '/members'))
  }
}
