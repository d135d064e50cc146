import { settingNames, type SettingName } from '#core/sites/settings/catalogue'
import { defaultText, valueText } from '#core/sites/settings/settings'
import { storedSettings } from '#queries/sites/site_settings'

/** The settings of a site that differ from their default. */
export async function changedSettings(siteId: string): Promise<SettingName[]> {
  const stored = await storedSettings(siteId)
  return settingNames.filter((name) => valueText(name, stored[name]) !== defaultText(name))
}
