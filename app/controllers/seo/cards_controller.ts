import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { Ports } from '#core/ports'
import type { Locale } from '#core/sites/locales'
import { cardOf, wordsOfCard } from '#queries/seo/card'
import { notFound } from '#replies/not_found'

/** Painted ones by their path and site: as many as three sites have in seven languages. */
const mostPainted = 300
const painted = new Map<string, Promise<Uint8Array>>()

/** The pictures of shared links: only those whose texts are on a page today are painted. */
@inject()
export default class CardsController {
  constructor(private ports: Ports) {}

  async show(ctx: HttpContext) {
    const { params, response, site } = ctx
    const locale: Locale = params.locale
    const name = String(params.card)
    const words = wordsOfCard(site, locale, name)
    if (!words) return notFound(ctx)
    const key = `${locale}/${name}`
    const picture = painted.get(key) ?? this.ports.cards.paint(cardOf(site, locale, words))
    keep(key, picture)
    const bytes = await picture
    response.removeHeader('X-Robots-Tag')
    response.header('Cache-Control', 'public, max-age=31536000, immutable')
    response.header('Content-Type', 'image/png')
    return response.send(Buffer.from(bytes))
  }
}

/** One that fails is not kept; the one that was made first gives way. */
function keep(key: string, picture: Promise<Uint8Array>) {
  if (painted.has(key)) return
  painted.set(key, picture)
  picture.catch(() => painted.delete(key))
  const [first] = painted.keys()
  if (painted.size > mostPainted) painted.delete(first)
}
