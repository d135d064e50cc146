import type { HttpContext } from '@adonisjs/core/http'
import type { Locale } from '#core/sites/locales'
import { sitemapIndex, sitemapOf } from '#queries/seo/sitemaps'

/** The public pages of a site, for search engines. */
export default class SitemapsController {
  async index(ctx: HttpContext) {
    return answer(ctx, await sitemapIndex(ctx.site.id))
  }

  async show(ctx: HttpContext) {
    const locale: Locale = ctx.params.file.slice(0, 2)
    return answer(ctx, await sitemapOf(ctx.site.id, locale))
  }
}

function answer({ response }: HttpContext, xml: string) {
  response.header('Cache-Control', 'public, max-age=3600')
  response.header('Content-Type', 'application/xml; charset=utf-8')
  return response.send(xml)
}
