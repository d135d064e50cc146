import type { HttpContext } from '@adonisjs/core/http'
import { oldestBrowsers } from '#config/browsers'
import { stopScripts } from '#replies/cookies'
import { localPath } from '#replies/fresh_document'

/** What the script of a page leads to in a browser that cannot show it: see views/browser_guard. */
export default class OldBrowsersController {
  show({ request, response, site, view }: HttpContext) {
    response.header('Cache-Control', 'no-store')
    const { next } = request.qs()
    return view.render('old_browser', { site, next: localPath(next, '/'), oldest: oldestBrowsers })
  }

  /** Shows this browser pages without script from now on. */
  store(ctx: HttpContext) {
    stopScripts(ctx)
    return ctx.response.redirect().toPath(localPath(ctx.request.input('next'), '/'))
  }
}
