import type { HttpContext } from '@adonisjs/core/http'
import { linksInLanguage } from '#queries/pages/markdown'
import { imprintOf } from '#queries/pages/imprint'
import { staticPage } from '#queries/pages/static_page'
import { notFound } from '#replies/not_found'
import { plainForVisitors } from '#replies/plain_document'

export default class PagesController {
  async show(ctx: HttpContext) {
    return show(ctx, null)
  }

  /** An earlier version, or the present one under an address of its own. */
  async showVersion(ctx: HttpContext) {
    return show(ctx, String(ctx.params.version))
  }
}

async function show(ctx: HttpContext, version: string | null) {
  const { addressLocale, inertia, locale, params, site } = ctx
  const page = await staticPage(params.page, locale, site, version)
  if (!page) return notFound(ctx)
  const imprint = params.page === 'imprint' ? imprintOf(site, locale) : null
  const html = linksInLanguage(page.html, addressLocale)
  const props = { ...page, html, page: String(params.page), imprint }
  return inertia.render('pages/show', props, plainForVisitors(ctx))
}
