import type { I18n } from '@adonisjs/i18n'
import { fictionalLabel } from '#core/profiles/fictional_label'
import type { SiteSettings } from '#core/sites/settings/settings'

/** The label of every fictional profile, in the words of the site and the language of the reader. */
export function fictionalWords(i18n: I18n, settings: SiteSettings) {
  return fictionalLabel(settings, {
    singular: i18n.t('common.fictional'),
    warning: i18n.t('common.physical_contact_not_possible'),
  })
}

/** The line above the footer of a site that has such profiles. */
export function fictionalNotice(i18n: I18n, name: string, settings: SiteSettings) {
  const profiles = settings.fictionalPlural ?? i18n.t('common.fictional_profiles')
  const { warning } = fictionalWords(i18n, settings)
  return i18n.t('common.fictional_notice', { site: name, profiles, warning })
}
