import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { previewedChanges, showsPreview } from '#core/admin/sites/preview'
import { withDraft } from '#core/admin/sites/setting_draft'
import { Ports } from '#core/ports'
import { readSettings } from '#core/sites/settings/settings'
import { currentSite, type CurrentSite } from '#queries/sites/current_site'
import { storedSettings } from '#queries/sites/site_settings'
import { readAsWritten } from '#replies/just_written'
import { locate, type VisitorLocation } from '#replies/location'
import { previewSecret } from '#replies/preview_cookie'

/**
 * Finds the site by the host of the request, and the country of its visitor. A browser in which an admin looks
 * at changes of settings before they are kept gets its pages with them, and no cache stores those.
 */
@inject()
export default class SiteMiddleware {
  constructor(private ports: Ports) {}

  async handle(ctx: HttpContext, next: NextFn) {
    ctx.site = await currentSite(ctx.request.hostname() ?? '')
    const changes = await this.#previewed(ctx)
    if (changes) {
      const settings = readSettings(withDraft(await storedSettings(ctx.site.id), changes))
      ctx.site = { ...ctx.site, settings }
    }
    ctx.location = await locate(ctx, ctx.site, this.ports)
    if (!changes) return readAsWritten(ctx, next)
    ctx.view.share({ previewBar: () => previewBar(ctx) })
    await readAsWritten(ctx, next)
    if (!ctx.response.headersSent) ctx.response.header('Cache-Control', 'private, no-store')
  }

  async #previewed(ctx: HttpContext) {
    const secret = previewSecret(ctx)
    const asked = { method: ctx.request.method(), path: ctx.request.url() }
    if (secret === null || !showsPreview(asked)) return null
    return previewedChanges(this.ports, { secret, siteId: ctx.site.id })
  }
}

/** What the bar above a preview says, in the language of the page. */
function previewBar({ i18n }: HttpContext) {
  return {
    what: i18n.t('admin.settings.preview_bar'),
    end: i18n.t('admin.settings.preview_end'),
  }
}

declare module '@adonisjs/core/http' {
  interface HttpContext {
    site: CurrentSite
    location: VisitorLocation
  }
}
