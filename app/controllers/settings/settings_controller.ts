import type { HttpContext } from '@adonisjs/core/http'

/** The way to everything a member can set for themselves. */
export default class SettingsController {
  index({ inertia }: HttpContext) {
    return inertia.render('settings/index', {})
  }
}
