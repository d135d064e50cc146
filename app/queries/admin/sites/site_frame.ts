import type { SignedInAdmin } from '#core/admin/admin'
import type { DraftedChanges } from '#core/admin/sites/setting_draft'
import { settingNames } from '#core/sites/settings/catalogue'
import { settingGroups } from '#core/sites/settings/setting'
import { settingOf } from '#core/sites/settings/settings'
import { read } from '#queries/read'
import { changedSettings } from '#queries/admin/sites/changed_settings'
import type { SiteRow } from '#queries/admin/sites/site_list'

/** What every page of a site shows: its groups of settings, and what waits to be kept. */
export async function siteFrame(site: SiteRow, { adminId }: Pick<SignedInAdmin, 'adminId'>) {
  const changed = await changedSettings(site.id)
  const drafted = Object.keys(await draftedChanges(site.id, adminId))
  const groups = settingGroups.map((name) => ({
    name,
    changed: changed.filter((one) => settingOf(one).group === name).length,
    drafted: settingNames.some((one) => settingOf(one).group === name && drafted.includes(one)),
  }))
  return { site, groups, drafted: drafted.length }
}

/** What an admin has filled in for a site and not kept. */
export async function draftedChanges(siteId: string, adminId: string): Promise<DraftedChanges> {
  const draft = await read<{ changes: string }>('setting_drafts')
    .where({ site_id: siteId, admin_id: adminId })
    .select('changes')
    .first()
  return draft ? JSON.parse(draft.changes) : {}
}
