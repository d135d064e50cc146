import type { HttpContext } from '@adonisjs/core/http'

/** The page that the service worker caches and shows offline: without any personal data. */
export default class OfflinePagesController {
  show({ response, site, view }: HttpContext) {
    response.header('Cache-Control', 'no-store')
    return view.render('offline', { site })
  }
}
