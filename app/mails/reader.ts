import { supportAddress } from '#core/sites/support_address'
import User from '#models/user'
import { siteSettings } from '#queries/sites/site_settings'

/**
 * To whom a decision of ours is mailed, and where they can object; null once their account is
 * erased.
 */
export async function readerOf(userId: string) {
  const user = await User.query().where('id', userId).preload('profile').first()
  if (!user?.email) return null
  const { email: to, language, siteId, profile } = user
  const supportEmail = supportAddress(await siteSettings(siteId))
  return { userId, to, language, siteId, name: profile.name, supportEmail }
}
