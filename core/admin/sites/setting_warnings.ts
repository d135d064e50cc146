import { forbiddenCosts } from '#core/payments/methods/method_costs'
import type { SiteSettings } from '#core/sites/settings/settings'

/** What an admin should know before keeping changes of settings. */
export const settingWarnings = [
  'sign_ups_closed',
  'countries_left',
  'members_apart',
  'companies_joined',
  'photos_unreviewed',
  'history_shorter',
  'costs_forbidden',
  'credits_forfeited',
  'messages_dearer',
] as const
export type SettingWarning = (typeof settingWarnings)[number]

/**
 * What changes of the settings of a site do that cannot be undone, shuts somebody out, or is against the
 * law; in the order of `settingWarnings`. None of it is refused.
 * Rule: docs/product/back-office.md, Settings of a site.
 */
export function warningsOf(before: SiteSettings, after: SiteSettings): SettingWarning[] {
  return settingWarnings.filter((warning) => isDue[warning](before, after))
}

const isDue: Record<SettingWarning, (before: SiteSettings, after: SiteSettings) => boolean> = {
  sign_ups_closed: (before, after) => after.signups !== 'all' && before.signups !== after.signups,
  countries_left: (before, after) =>
    before.countries.some((country) => !after.countries.includes(country)),
  members_apart: (before, after) => before.memberResell && !after.memberResell,
  companies_joined: (before, after) => !before.shareWithCompanies && after.shareWithCompanies,
  photos_unreviewed: (before, after) =>
    before.photoModeration === 'before' && after.photoModeration === 'after',
  history_shorter: (before, after) => after.chatHistoryDays < before.chatHistoryDays,
  costs_forbidden: (before, after) =>
    forbiddenCosts(after.methodCosts).some(
      (cost) => !forbiddenCosts(before.methodCosts).includes(cost)
    ),
  credits_forfeited: (before, after) =>
    before.refundUnusedOnLeaving && !after.refundUnusedOnLeaving,
  messages_dearer: (before, after) => after.messageCredits > before.messageCredits,
}
