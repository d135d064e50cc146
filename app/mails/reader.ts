import User from '#models/user'
import Site from '#models/site'
import { siteSettings } from '#queries/sites/site_settings'

export type Reader = NonNullable<Awaited<ReturnType<typeof readerOf>>>

/** The member a mail is for, and the site they belong to; null once their account is erased. */
export async function readerOf(userId: string) {
  const user = await User.query().where('id', userId).preload('profile').first()
  if (!user?.email) return null
  const { email, language, status, siteId, profile } = user
  const { domain, name: siteName } = await Site.findOrFail(siteId)
  return {
    userId,
    email,
    name: profile.name,
    language,
    status,
    site: { id: siteId, domain, name: siteName },
    settings: await siteSettings(siteId),
  }
}
