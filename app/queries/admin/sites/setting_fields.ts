import type { DraftedChanges } from '#core/admin/sites/setting_draft'
import { formatDecimal } from '#core/decimal'
import type { Locale } from '#core/sites/locales'
import { writeCost } from '#core/sites/method_costs'
import { parseMethodCosts } from '#core/sites/method_costs'
import { settingNames, type SettingName } from '#core/sites/settings/catalogue'
import type { SettingGroup, Shape } from '#core/sites/settings/setting'
import { defaultText, settingOf, valueText, type StoredValues } from '#core/sites/settings/settings'
import { shownValue, type ShownValue } from '#queries/admin/sites/shown_value'

/** A setting on its page: how it is entered, what is kept, and what this admin has filled in. */
export type SettingField = Readonly<{
  name: SettingName
  shape: Shape
  /** The text of the value that is kept: the form sends it back, so that a change since is noticed. */
  seen: string
  kept: ShownValue
  usual: ShownValue
  isChanged: boolean
  isDrafted: boolean
  /** What stands in the form: a text, words, or the cells or rows of a table. */
  value: unknown
}>

type Values = Readonly<{ stored: StoredValues; drafted: DraftedChanges; locale: Locale }>

/** The settings of one group, in the order of the catalogue. */
export function settingFields(group: SettingGroup, values: Values): readonly SettingField[] {
  const names = settingNames.filter((name) => settingOf(name).group === group)
  return names.map((name) => fieldOf(name, values))
}

function fieldOf(name: SettingName, { drafted, locale, stored }: Values): SettingField {
  const seen = valueText(name, stored[name])
  const { shape } = settingOf(name)
  const draft = drafted[name]
  return {
    name,
    shape,
    seen,
    kept: shownValue(name, seen, locale),
    usual: shownValue(name, defaultText(name), locale),
    isChanged: seen !== defaultText(name),
    isDrafted: draft !== undefined,
    value: formValue(shape, JSON.parse(draft?.to ?? seen)),
  }
}

function formValue({ kind }: Shape, value: unknown): unknown {
  if (kind === 'flag') return value === true ? 'yes' : 'no'
  if (kind === 'costs') return costCells(value)
  if (kind === 'rates') return rateCells(String(value))
  if (kind === 'packages') return packageCells(value as PackageValue)
  if (kind === 'choices' || kind === 'tiles' || kind === 'languages') return value
  return value === null ? '' : String(value)
}

function costCells(value: unknown) {
  const costs = Object.entries(parseMethodCosts(value))
  return Object.fromEntries(costs.map(([cell, cost]) => [cell, writeCost(cost)]))
}

function rateCells(value: string) {
  const pairs = value === '' ? [] : value.split(',')
  return Object.fromEntries(pairs.map((pair) => pair.split(':')))
}

type PackageValue = Readonly<Record<string, Readonly<Record<string, number>>>>

function packageCells(value: PackageValue) {
  const cells = Object.entries(value).flatMap(([tier, own]) =>
    Object.entries(own).map(([name, number]) => {
      const text = name === 'credits' ? String(number) : formatDecimal(number)
      return [`${tier}:${name}`, text] as const
    })
  )
  return Object.fromEntries(cells)
}
