import type { Result } from '#core/result'

/** The pages of settings in the back office. */
export const settingGroups = [
  'identity',
  'home',
  'countries',
  'entry',
  'sign_up',
  'accounts',
  'mail',
  'profiles',
  'moderation',
  'complaints',
  'fictional',
  'discovery',
  'messaging',
  'credits',
  'packages',
  'methods',
  'payments',
  'vat',
] as const
export type SettingGroup = (typeof settingGroups)[number]

/** What a text of a setting is; `words` are for people to read, a date is written as 2026-12-31. */
export type TextKind = 'words' | 'email' | 'domain' | 'date'

/** How the value of a setting is entered, and within which bounds. */
export type Shape =
  | Readonly<{ kind: 'text'; of: TextKind; longest: number }>
  | Readonly<{ kind: 'flag' }>
  | Readonly<{ kind: 'number'; least: number; most: number }>
  | Readonly<{ kind: 'choice'; choices: readonly string[] }>
  | Readonly<{ kind: 'choices'; choices: readonly string[]; fewest: number }>
  | Readonly<{ kind: 'languages'; longest: number }>
  | Readonly<{ kind: 'packages' | 'costs' | 'rates' | 'tiles' }>

/** Why a value is none for a setting, with the bound or the entry that it breaks. */
export type SettingRefusal =
  | 'number_invalid'
  | 'number_too_low'
  | 'number_too_high'
  | 'choice_unknown'
  | 'choices_missing'
  | 'setting_too_long'
  | 'setting_unreadable'
  | 'setting_no_email'
  | 'setting_no_domain'
  | 'setting_no_date'
  | 'cost_invalid'
  | 'price_invalid'
  | 'rate_invalid'
  | 'tile_invalid'

/** One setting: everything that reads, checks, stores or shows it follows from this. */
export type Setting<Value> = Readonly<{
  group: SettingGroup
  shape: Shape
  fallback: Value
  /** The value of what is stored; what is missing or invalid has the default. */
  read(stored: unknown): Value
  /** The value of what an admin typed in a form. */
  parse(typed: unknown): Result<Value, SettingRefusal>
  /** A value as JSON stores it. */
  write(value: Value): unknown
}>

/** A name in snake_case as one in camelCase: `min_age` is `minAge`. */
export type CamelCase<Name extends string> = Name extends `${infer Head}_${infer Tail}`
  ? `${Head}${Capitalize<CamelCase<Tail>>}`
  : Name

/** Turns a name in snake_case into one in camelCase, as the type above does. */
export function camelCase(name: string) {
  return name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())
}
