import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { endPreview, openPreview } from '#core/admin/sites/preview'
import { Ports } from '#core/ports'
import { notFound } from '#replies/not_found'
import { forgetPreview, previewSecret, storePreview } from '#replies/preview_cookie'

/** A site with settings that an admin has not kept yet, in the browser of that admin. */
@inject()
export default class PreviewsController {
  constructor(private ports: Ports) {}

  async show(ctx: HttpContext) {
    const link = { secret: String(ctx.params.secret), siteId: ctx.site.id }
    const opened = await openPreview(this.ports, link)
    if (!opened.ok) return notFound(ctx)
    storePreview(ctx, opened.value.secret)
    return ctx.response.redirect().toPath('/')
  }

  async destroy(ctx: HttpContext) {
    const secret = previewSecret(ctx)
    if (secret !== null) await endPreview(this.ports, { secret, siteId: ctx.site.id })
    forgetPreview(ctx)
    return ctx.response.redirect().toPath('/')
  }
}
