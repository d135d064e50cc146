import type { Admin } from '#core/admin/admin'
import type { Locale } from '#core/sites/locales'
import { read } from '#queries/read'
import { changedSettings } from '#queries/admin/sites/changed_settings'
import { missingSetupOf } from '#queries/admin/sites/missing_setup'

export type SiteRow = Readonly<{
  id: string
  domain: string
  name: string
  domainLanguage: Locale | null
  createdAt: number
}>

/** The sites that an admin sees, the oldest first, with how many settings differ from the default. */
export async function siteList({ siteId }: Pick<Admin, 'siteId'>) {
  const query = rows().orderBy('created_at')
  if (siteId !== null) query.where('id', siteId)
  const found = await query
  return Promise.all(
    found.map(async (site) => ({
      ...site,
      changed: (await changedSettings(site.id)).length,
      lacking: (await missingSetupOf(site, { siteId })).length,
    }))
  )
}

/** A site that this admin sees; null for any other. */
export async function siteSeenBy(id: string, { siteId }: Pick<Admin, 'siteId'>) {
  if (siteId !== null && siteId !== id) return null
  return (await rows().where('id', id).first()) as SiteRow | null
}

function rows() {
  return read<SiteRow>('sites').select('id', 'domain', 'name', 'domain_language', 'created_at')
}
