import type { SignedInAdmin } from '#core/admin/admin'
import { asOne } from '#core/as_one'
import { parseReason } from '#core/admin/members/member_act'
import { mayDo } from '#core/admin/rights'
import { changeSetting } from '#core/admin/sites/change_setting'
import { draftOf } from '#core/admin/sites/fill_in_settings'
import type { Uses } from '#core/ports'
import { ok, refuse } from '#core/result'
import { isSettingName } from '#core/sites/settings/settings'

type Keeping = Readonly<{ by: SignedInAdmin; siteId: string; reason: string }>

/**
 * Keeps everything that an admin has filled in for a site, or nothing: each setting has its row in the
 * audit log. The caches of all nodes are renewed, and a preview ends. Returns how many settings changed.
 * Refuses 'nothing_changed' for an empty draft, and what `changeSetting` refuses.
 * Rule: docs/product/back-office.md, Settings of a site.
 */
export async function keepSettings(
  ports: Uses<'clock' | 'events' | 'secrets' | 'unitOfWork'>,
  { by, reason, siteId }: Keeping
) {
  const allowed = mayDo(by, 'change_setting', siteId, ports.clock.now())
  if (!allowed.ok) return allowed
  return asOne(ports, async (within, repositories) => {
    const draft = await draftOf(repositories, { adminId: by.adminId, siteId })
    if (!draft) return refuse('nothing_changed')
    const changes = Object.entries(draft.changes)
    for (const [name, { from, to }] of changes) {
      if (!isSettingName(name)) return refuse('setting_outdated', { setting: name })
      const change = { by, siteId, name, from, to, reason: parseReason(reason) }
      const changed = await changeSetting(within, change)
      if (!changed.ok) return changed
    }
    await repositories.settingDrafts.remove(draft.id)
    await within.events.publish({ name: 'site_changed', siteId })
    return ok({ changes: changes.length })
  })
}
