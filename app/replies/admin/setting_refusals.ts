import type { HttpContext } from '@adonisjs/core/http'
import type { RefusalDetails, Refused } from '#core/result'
import type { SettingName } from '#core/sites/settings/catalogue'
import { isSettingName } from '#core/sites/settings/settings'
import { shownValue } from '#queries/admin/sites/shown_value'
import { answerAdminRefusal, type AdminRefusal } from '#replies/admin/refusals'

/** Answers a refusal that may be about a setting: it is named, and its value written, for the admin. */
export function answerSettingRefusal(ctx: HttpContext, refused: AdminRefusal) {
  return answerAdminRefusal(ctx, { ...refused, details: named(ctx, refused) })
}

function named({ i18n, locale }: HttpContext, { details }: Refused<string>): RefusalDetails {
  const { setting, value } = details
  if (typeof setting !== 'string' || !isSettingName(setting)) return details
  const label = i18n.t(`admin.settings.${setting}`)
  if (typeof value !== 'string') return { ...details, setting: label }
  return { ...details, setting: label, value: written(setting, value, locale) }
}

function written(name: SettingName, text: string, locale: HttpContext['locale']) {
  const shown = shownValue(name, text, locale)
  if (shown.kind === 'nothing') return '–'
  return shown.kind === 'text' ? shown.text : shown.words.join(', ')
}
