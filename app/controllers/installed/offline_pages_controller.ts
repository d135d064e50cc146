import type { HttpContext } from '@adonisjs/core/http'

/** What the service worker keeps to show while there is no line: nothing of anybody is on it. */
export default class OfflinePagesController {
  show({ response, site, view }: HttpContext) {
    response.header('Cache-Control', 'no-store')
    return view.render('offline', { site })
  }
}
