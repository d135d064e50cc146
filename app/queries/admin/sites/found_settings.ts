import { folded } from '#core/folded'
import type { Locale } from '#core/sites/locales'
import { settingNames, type SettingName } from '#core/sites/settings/catalogue'
import { defaultText, settingOf, valueText, type StoredValues } from '#core/sites/settings/settings'
import { shownValue } from '#queries/admin/sites/shown_value'

type Wanted = Readonly<{
  /** Words that all have to be in its texts; none for every setting. */
  words: string
  onlyChanged: boolean
}>

type Looking = Readonly<{
  stored: StoredValues
  locale: Locale
  /** Label, help and group of a setting, in the language of the admin. */
  textsOf: (name: SettingName) => readonly string[]
}>

/** The settings of a site with these words in their name, label, help or group, by the catalogue. */
export function foundSettings(
  { onlyChanged, words }: Wanted,
  { locale, stored, textsOf }: Looking
) {
  const wanted = folded(words).split(/\s+/).filter(Boolean)
  return settingNames.flatMap((name) => {
    const value = valueText(name, stored[name])
    const isChanged = value !== defaultText(name)
    const text = folded([name, name.replaceAll('_', ' '), ...textsOf(name)].join(' '))
    const isWanted = wanted.every((word) => text.includes(word))
    if (!isWanted || (onlyChanged && !isChanged)) return []
    return [
      {
        name,
        group: settingOf(name).group,
        isChanged,
        kept: shownValue(name, value, locale),
        usual: shownValue(name, defaultText(name), locale),
      },
    ]
  })
}
