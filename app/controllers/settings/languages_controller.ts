import type { HttpContext } from '@adonisjs/core/http'

export default class LanguagesController {
  /** Choosing is the job of the one route that every language menu posts to. */
  edit({ inertia }: HttpContext) {
    return inertia.render('settings/language', {})
  }
}
