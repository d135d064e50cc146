import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { appUrl } from '#config/app'
import { dropSettings } from '#core/admin/sites/fill_in_settings'
import { keepSettings } from '#core/admin/sites/keep_settings'
import { startPreview } from '#core/admin/sites/preview'
import { Ports } from '#core/ports'
import { siteUrl } from '#mails/site_url'
import { siteDraft } from '#queries/admin/sites/site_draft'
import { draftedChanges, siteFrame } from '#queries/admin/sites/site_frame'
import { siteSeenBy, type SiteRow } from '#queries/admin/sites/site_list'
import { currentSite } from '#queries/sites/current_site'
import { storedSettings } from '#queries/sites/site_settings'
import { answerAdminRefusal, answerDone } from '#replies/admin/refusals'
import { answerSettingRefusal } from '#replies/admin/setting_refusals'
import { notFound } from '#replies/not_found'
import { dropValidator, keepValidator } from '#validators/admin/sites'

/** What an admin has filled in for a site: looked at, kept or dropped. */
@inject()
export default class SettingDraftsController {
  constructor(private ports: Ports) {}

  async show(ctx: HttpContext) {
    const site = await siteSeenBy(String(ctx.params.id), ctx.admin)
    return site ? this.#render(ctx, site, null) : notFound(ctx)
  }

  async keep(ctx: HttpContext) {
    const siteId = String(ctx.params.id)
    const { reason } = await ctx.request.validateUsing(keepValidator)
    const keeping = { by: ctx.admin.actor, siteId, reason: reason ?? '' }
    const kept = await keepSettings(this.ports, keeping)
    if (!kept.ok) return answerSettingRefusal(ctx, kept)
    const { changes } = kept.value
    const done = ctx.i18n.t('admin.settings.kept', { changes })
    return answerDone(ctx, done, `/admin/sites/${siteId}/history`)
  }

  async drop(ctx: HttpContext) {
    const siteId = String(ctx.params.id)
    const { setting: name = null } = await ctx.request.validateUsing(dropValidator)
    const dropped = await dropSettings(this.ports, { by: ctx.admin.actor, siteId, name })
    if (!dropped.ok) return answerAdminRefusal(ctx, dropped)
    return answerDone(ctx, ctx.i18n.t('admin.settings.dropped'), `/admin/sites/${siteId}/draft`)
  }

  /** Answers with the link instead of leading to it: the site may be on another domain. */
  async preview(ctx: HttpContext) {
    const { admin } = ctx
    const site = await siteSeenBy(String(ctx.params.id), admin)
    if (!site) return notFound(ctx)
    const preview = { by: admin.actor, siteId: site.id, sessionId: admin.session.id }
    const started = await startPreview(this.ports, preview)
    if (!started.ok) return answerAdminRefusal(ctx, started)
    const shown = await currentSite(new URL(appUrl).hostname)
    const url = siteUrl(site, { appUrl, shown })
    return this.#render(ctx, site, `${url}/preview/${started.value.secret}`)
  }

  async #render({ admin, locale, view }: HttpContext, site: SiteRow, link: string | null) {
    const stored = await storedSettings(site.id)
    const drafted = await draftedChanges(site.id, admin.id)
    const frame = await siteFrame(site, admin.actor)
    const draft = siteDraft({ stored, drafted, locale })
    return view.render('admin/sites/draft', { ...frame, ...draft, link })
  }
}
