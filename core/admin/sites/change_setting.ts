import type { Actor } from '#core/admin/admin'
import { performAct } from '#core/admin/perform_act'
import type { Uses } from '#core/ports'
import { ok, refuse } from '#core/result'
import type { SettingName } from '#core/sites/settings/catalogue'
import { defaultText, storedValue, valueText } from '#core/sites/settings/settings'

export type SettingChange = Readonly<{
  by: Actor
  siteId: string
  name: SettingName
  /** The old value as whoever asks for the change saw it, as `valueText` has it; and the new one. */
  from: string
  to: string
  reason: string | null
}>

/** The subject of changes of a setting in the audit log. */
export function settingSubject(siteId: string, name: SettingName) {
  return { kind: 'setting', id: `${siteId}:${name}` } as const
}

/**
 * Changes a setting of a site, which is locked meanwhile. Of two changes at once the second is refused
 * with 'setting_changed', the `setting` and its `value` now. Refuses also 'site_not_found',
 * 'nothing_changed', 'setting_outdated' for a text that is no value of the setting (any more), and what
 * `performAct` refuses. The caller announces it. Rule: docs/product/back-office.md, Settings of a site.
 */
export function changeSetting(
  ports: Uses<'clock' | 'secrets' | 'unitOfWork'>,
  { by, from, name, reason, siteId, to }: SettingChange
) {
  const on = settingSubject(siteId, name)
  const act = { by, right: 'change_setting', on, siteId, reason } as const
  return performAct(ports, act, async (_, { settings, sites }) => {
    if (!(await sites.lock(siteId))) return refuse('site_not_found')
    const stored = await settings.find({ siteId, name })
    const before = valueText(name, stored?.value)
    if (before !== from) return refuse('setting_changed', { setting: name, value: before })
    if (before === to) return refuse('nothing_changed')
    const next = storedValue(name, to)
    if (!next) return refuse('setting_outdated', { setting: name })
    if (to === defaultText(name)) await settings.remove({ siteId, name })
    else await settings.put({ siteId, name, value: next.value })
    return ok({ before: { value: before }, after: { value: to }, value: undefined })
  })
}
