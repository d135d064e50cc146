import type { HttpContext } from '@adonisjs/core/http'
import { unusedCredits } from '#queries/accounts/unused_credits'
import { ownSummary } from '#queries/profiles/own_summary'

/** The index of all settings. */
export default class SettingsController {
  async index({ inertia, member, site }: HttpContext) {
    const { worth: refundable } = await unusedCredits(member.user, site.settings)
    const summary = await ownSummary(member, site.settings)
    const { returnDays } = site.settings
    return inertia.render('settings/index', { ...summary, refundable, returnDays })
  }
}
