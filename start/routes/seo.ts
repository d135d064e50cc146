import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { locales } from '#core/sites/locales'

const { Cards, Robots, Sitemaps } = controllers.seo

router.get('/robots.txt', [Robots, 'show']).as('robots')
router.get('/sitemap.xml', [Sitemaps, 'index']).as('sitemaps.index')
router
  .get('/sitemaps/:file', [Sitemaps, 'show'])
  .where('file', new RegExp(`^(${locales.join('|')})\\.xml$`))
  .as('sitemaps.show')
router
  .get('/cards/:locale/:card', [Cards, 'show'])
  .where('locale', new RegExp(`^(${locales.join('|')})$`))
  .where('card', /^[a-z0-9_]+-[0-9a-f]{16}\.png$/)
  .as('cards.show')
