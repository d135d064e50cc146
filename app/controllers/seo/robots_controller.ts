import type { HttpContext } from '@adonisjs/core/http'
import { listedSite } from '#queries/seo/listed_sites'

/** What no search engine needs to read; pages that it may not list say so themselves. */
const closed = ['/api/', '/__transmit/', '/photos/', '/chat-photos/']

export default class RobotsController {
  async show({ response, site }: HttpContext) {
    const { origin } = await listedSite(site.id)
    const lines = ['User-agent: *', ...closed.map((path) => `Disallow: ${path}`)]
    response.header('Cache-Control', 'public, max-age=3600')
    response.header('Content-Type', 'text/plain; charset=utf-8')
    return response.send([...lines, '', `Sitemap: ${origin}/sitemap.xml`, ''].join('\n'))
  }
}
