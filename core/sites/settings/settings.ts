import { settingCatalogue, settingNames, type SettingName } from '#core/sites/settings/catalogue'
import { camelCase, type CamelCase, type Setting } from '#core/sites/settings/setting'

/** Stored values by the names of settings, in snake_case. */
export type StoredValues = Readonly<Record<string, unknown>>

type Catalogue = typeof settingCatalogue

/** The settings of one site. */
export type SiteSettings = {
  readonly [Name in SettingName as CamelCase<Name>]: Catalogue[Name]['fallback']
}

/**
 * Parses a site's stored settings, in snake_case. A missing or invalid value has its default, so that
 * no wrong value takes a site down. Rule: docs/product/sites.md, Settings.
 */
export function readSettings(stored: StoredValues): SiteSettings {
  const read = settingNames.map((name) => [camelCase(name), settingOf(name).read(stored[name])])
  return Object.fromEntries(read) as SiteSettings
}

/** The settings of a site without stored ones. */
export const defaultSettings: SiteSettings = readSettings({})

/** One setting of the catalogue, whatever its values are. */
export function settingOf(name: SettingName): Setting<unknown> {
  return settingCatalogue[name]
}

export function isSettingName(name: string): name is SettingName {
  return Object.hasOwn(settingCatalogue, name)
}

/**
 * The value of a setting as JSON: the same text for equal values, whatever is stored for them. Settings
 * are compared, kept in the audit log and put back as these texts.
 */
export function valueText(name: SettingName, stored: unknown): string {
  const setting = settingOf(name)
  return JSON.stringify(setting.write(setting.read(stored)))
}

/** The text of the default: a setting that has it is not stored. */
export function defaultText(name: SettingName): string {
  return valueText(name, undefined)
}

/** The value of a text, as it is stored; null for a text that is no value of this setting (any more). */
export function storedValue(name: SettingName, text: string): Readonly<{ value: unknown }> | null {
  const value: unknown = JSON.parse(text)
  return valueText(name, value) === text ? { value } : null
}
