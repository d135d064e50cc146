import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { draftVersion } from '#core/admin/content/draft_version'
import { Ports } from '#core/ports'
import type { ContentPage } from '#core/sites/content/page'
import { contentOverview } from '#queries/admin/content/content_overview'
import { contentVersions } from '#queries/admin/content/content_versions'
import { shippedTexts, unapprovedTexts } from '#queries/admin/content/shipped_texts'
import { publicAddress } from '#queries/admin/content/public_address'
import { sitesOf } from '#queries/admin/sites_of'
import { decodeCursor } from '#queries/time_cursor'
import { answerAdminRefusal, answerDone } from '#replies/admin/refusals'
import { newVersionValidator } from '#validators/admin/content'

/** The pages of texts, each with its versions, for one site or for all. */
@inject()
export default class ContentPagesController {
  constructor(private ports: Ports) {}

  async index(ctx: HttpContext) {
    const { siteId, sites } = await siteAsked(ctx)
    const pages = await contentOverview(siteId, this.ports.clock.now())
    const unapproved = await unapprovedTexts(siteId)
    return ctx.view.render('admin/content/index', {
      pages,
      siteId,
      sites,
      unapproved,
      inSite: inSite(siteId),
    })
  }

  async show(ctx: HttpContext) {
    const { siteId, sites } = await siteAsked(ctx)
    const page = ctx.params.page as ContentPage
    const after = decodeCursor(ctx.request.qs().after)
    const { next, versions } = await contentVersions(
      { page, siteId },
      after,
      this.ports.clock.now()
    )
    const path = `/admin/content/${page}`
    return ctx.view.render('admin/content/page', {
      page,
      siteId,
      site: sites.find(({ id }) => id === siteId)?.domain ?? null,
      inSite: inSite(siteId),
      asVisitors: await publicAddress(`/pages/${page}`, siteId),
      versions,
      shipped: await shippedTexts(page),
      now: Date.now(),
      first: after && path + inSite(siteId),
      next: next && `${path}?${new URLSearchParams({ site: siteId ?? '', after: next })}`,
    })
  }

  /** Begins a draft, empty or with the texts of another version. */
  async store(ctx: HttpContext) {
    const { from, site } = await ctx.request.validateUsing(newVersionValidator)
    const siteId = ctx.admin.siteId ?? site ?? null
    const page = ctx.params.page as ContentPage
    const draft = { by: ctx.admin.actor, page, siteId, copiedFrom: from ?? null }
    const begun = await draftVersion(this.ports, draft)
    if (!begun.ok) return answerAdminRefusal(ctx, begun)
    const path = `/admin/content/versions/${begun.value}`
    return answerDone(ctx, ctx.i18n.t('admin.content.begun'), path)
  }
}

/** The site whose versions are shown: one that the admin sees, or all sites (null) together. */
async function siteAsked({ admin, request }: HttpContext) {
  const sites = await sitesOf(admin)
  const asked = sites.find(({ id }) => id === request.qs().site)
  return { siteId: admin.siteId ?? asked?.id ?? null, sites }
}

function inSite(siteId: string | null) {
  return siteId === null ? '' : `?${new URLSearchParams({ site: siteId })}`
}
