import type { HttpContext } from '@adonisjs/core/http'
import { ownSummary } from '#queries/profiles/own_summary'

/** The way to one's profile, and to everything a member can set for themselves. */
export default class SettingsController {
  async index({ inertia, member, site }: HttpContext) {
    return inertia.render('settings/index', await ownSummary(member!, site.settings))
  }
}
