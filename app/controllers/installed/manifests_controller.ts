import type { HttpContext } from '@adonisjs/core/http'
import i18nManager from '@adonisjs/i18n/services/main'
import type { Locale } from '#core/sites/locales'

const icons = [
  { src: '/icons/192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
  { src: '/icons/512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
  { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
]

/** The web app manifest of a site, in each of its languages. */
export default class ManifestsController {
  show({ params, response, site }: HttpContext) {
    const locale: Locale = params.locale
    const i18n = i18nManager.locale(locale)
    response.header('Cache-Control', 'public, max-age=86400')
    response.header('Content-Type', 'application/manifest+json')
    return response.send(
      JSON.stringify({
        id: '/',
        name: site.name,
        short_name: site.name,
        lang: locale,
        dir: 'ltr',
        description: i18n.t('installed.description', { site: site.name }),
        start_url: '/members',
        scope: '/',
        display: 'standalone',
        background_color: '#1e1245',
        theme_color: '#1e1245',
        categories: ['social', 'lifestyle'],
        icons,
        shortcuts: [
          { name: i18n.t('common.messages'), url: '/chats' },
          { name: i18n.t('common.likes'), url: '/likes/received' },
          { name: i18n.t('common.search_members'), url: '/members' },
        ],
      })
    )
  }
}
