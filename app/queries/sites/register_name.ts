import type { I18n } from '@adonisjs/i18n'
import { registerOf } from '#core/sites/law/registers'

/** What the number of a company is called: by the register of its country, if we know it. */
export function registerName(country: string, i18n: I18n) {
  return registerOf(country) ?? i18n.t('pages.trade_register')
}
