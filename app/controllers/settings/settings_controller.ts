import type { HttpContext } from '@adonisjs/core/http'
import { unusedCredits } from '#queries/accounts/unused_credits'
import { ownSummary } from '#queries/profiles/own_summary'

/** The way to one's profile, and to everything a member can set for themselves. */
export default class SettingsController {
  async index({ inertia, member, site }: HttpContext) {
    const { worth: refundable } = await unusedCredits(member.user, site.settings)
    const summary = await ownSummary(member, site.settings)
    return inertia.render('settings/index', { ...summary, refundable })
  }
}
