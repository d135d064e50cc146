import { withDraft, type DraftedChanges } from '#core/admin/sites/setting_draft'
import { warningsOf } from '#core/admin/sites/setting_warnings'
import { forbiddenCosts } from '#core/payments/methods/method_costs'
import type { Locale } from '#core/sites/locales'
import {
  isSettingName,
  readSettings,
  settingOf,
  valueText,
  type StoredValues,
} from '#core/sites/settings/settings'
import { shownValue } from '#queries/admin/sites/shown_value'

type Drafted = Readonly<{ stored: StoredValues; drafted: DraftedChanges; locale: Locale }>

/** What an admin has filled in: each setting before and after, and what to know before keeping it. */
export function siteDraft({ drafted, locale, stored }: Drafted) {
  const changes = Object.entries(drafted).flatMap(([name, { from, to }]) => {
    if (!isSettingName(name)) return []
    const now = valueText(name, stored[name])
    return [
      {
        name,
        group: settingOf(name).group,
        from: shownValue(name, from, locale),
        to: shownValue(name, to, locale),
        /** What another admin has changed it to meanwhile; null when nobody has. */
        now: now === from ? null : shownValue(name, now, locale),
      },
    ]
  })
  const after = readSettings(withDraft(stored, drafted))
  return {
    changes,
    warnings: warningsOf(readSettings(stored), after),
    forbidden: forbiddenCosts(after.methodCosts),
  }
}
