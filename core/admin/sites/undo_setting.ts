import type { Actor } from '#core/admin/admin'
import { asOne } from '#core/as_one'
import type { AuditRow } from '#core/admin/audit/audit_row'
import { mayDo } from '#core/admin/rights'
import { changeSetting, settingSubject } from '#core/admin/sites/change_setting'
import type { Uses } from '#core/ports'
import { ok, refuse } from '#core/result'
import { settingNames } from '#core/sites/settings/catalogue'

type Undoing = Readonly<{
  by: Actor
  siteId: string
  /** The number of its row in the audit log. */
  number: number
}>

/**
 * Undoes a change of a setting: a new change gives it the value of before, with a row of its own. Refuses
 * 'change_not_found', and what `changeSetting` refuses: 'setting_changed' when the setting has changed
 * since, with its value now. Rule: docs/product/back-office.md, Settings of a site.
 */
export async function undoSetting(
  ports: Uses<'clock' | 'events' | 'secrets' | 'unitOfWork'>,
  { by, number, siteId }: Undoing
) {
  const allowed = mayDo(by, 'change_setting', siteId, ports.clock.now())
  if (!allowed.ok) return allowed
  return asOne(ports, async (within, { audit }) => {
    const [row] = await audit.rows(number - 1, 1)
    const undone = row?.number === number ? changeIn(row, siteId) : null
    if (!undone) return refuse('change_not_found')
    const { after, before, name } = undone
    const change = { by, siteId, name, from: after, to: before, reason: `Undo ${number}` }
    const changed = await changeSetting(within, change)
    if (!changed.ok) return changed
    await within.events.publish({ name: 'site_changed', siteId })
    return ok({ name })
  })
}

/** The setting of this site that a row of the audit log tells about, with its texts. */
function changeIn({ act, after, before, subject }: AuditRow, siteId: string) {
  const name = settingNames.find((one) => settingSubject(siteId, one).id === subject.id)
  const texts = { after: after?.value, before: before?.value }
  if (act !== 'change_setting' || subject.kind !== 'setting' || !name) return null
  if (typeof texts.after !== 'string' || typeof texts.before !== 'string') return null
  return { name, after: texts.after, before: texts.before }
}
