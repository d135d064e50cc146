import { DateTime } from 'luxon'
import { ok, refuse } from '#core/result'
import type { Setting, SettingGroup, TextKind } from '#core/sites/settings/setting'
import { isDomain, isEmail } from '#core/email'

/** A text that may be absent (null, the default). One without a letter or figure would be invisible. */
export function text(
  group: SettingGroup,
  { longest, of = 'words' }: Readonly<{ longest: number; of?: TextKind }>
): Setting<string | null> {
  return {
    group,
    shape: { kind: 'text', of, longest },
    fallback: null,
    read: (stored) => {
      const written = trimmed(stored)
      return textShapes[of].isRight(written) ? written : null
    },
    parse: (typed) => {
      const written = trimmed(typed)
      if (written === '') return ok(null)
      if (written.length > longest) return refuse('setting_too_long', { most: longest })
      return textShapes[of].isRight(written) ? ok(written) : refuse(textShapes[of].refusal)
    },
    write: (value) => value,
  }
}

const textShapes = {
  words: { isRight: (words: string) => /[\p{L}\p{N}]/u.test(words), refusal: 'setting_unreadable' },
  email: { isRight: isEmail, refusal: 'setting_no_email' },
  domain: { isRight: isDomain, refusal: 'setting_no_domain' },
  date: { isRight: isDate, refusal: 'setting_no_date' },
} as const

/** Yes or no; stored as a boolean, 0 or 1, or the word. */
export function flag(group: SettingGroup, fallback: boolean): Setting<boolean> {
  return {
    group,
    shape: { kind: 'flag' },
    fallback,
    read: (stored) => flagOf(stored) ?? fallback,
    parse: (typed) => {
      const value = flagOf(typed)
      return value === null ? refuse('choice_unknown') : ok(value)
    },
    write: (value) => value,
  }
}

type Bounds = Readonly<{ least?: number; most: number }>

/** A whole number; a stored one outside its bounds is brought to the nearer of them. */
export function number(
  group: SettingGroup,
  fallback: number,
  { least = 0, most }: Bounds
): Setting<number> {
  return {
    group,
    shape: { kind: 'number', least, most },
    fallback,
    read: (stored) => {
      const value = wholeNumberOf(stored)
      return value === null ? fallback : Math.min(Math.max(least, value), most)
    },
    parse: (typed) => {
      const value = wholeNumberOf(typed)
      if (value === null) return refuse('number_invalid')
      if (value < least) return refuse('number_too_low', { least })
      return value > most ? refuse('number_too_high', { most }) : ok(value)
    },
    write: (value) => value,
  }
}

/** A whole number that may be absent: 0, or nothing, stands for none. */
export function numberOrNone(
  group: SettingGroup,
  fallback: number,
  { most }: Bounds
): Setting<number | null> {
  const numbers = number(group, fallback, { most })
  return {
    group,
    shape: numbers.shape,
    fallback,
    read: (stored) => (stored === '' ? null : numbers.read(stored) || null),
    parse: (typed) => {
      const parsed = numbers.parse(typed === '' ? '0' : typed)
      return parsed.ok ? ok(parsed.value || null) : parsed
    },
    write: (value) => value ?? 0,
  }
}

/** One of several words. */
export function choice<const C extends string>(
  group: SettingGroup,
  fallback: C,
  choices: readonly C[]
): Setting<C> {
  return {
    group,
    shape: { kind: 'choice', choices },
    fallback,
    read: (stored) => choices.find((one) => one === stored) ?? fallback,
    parse: (typed) => {
      const value = choices.find((one) => one === typed)
      return value === undefined ? refuse('choice_unknown') : ok(value)
    },
    write: (value) => value,
  }
}

type Several<C> = Readonly<{ choices: readonly C[]; fewest?: number }>

/** Several words, in the order of the choices: an array, or words between commas. */
export function several<const C extends string>(
  group: SettingGroup,
  fallback: readonly C[],
  { choices: all, fewest = 0 }: Several<C>
): Setting<readonly C[]> {
  return {
    group,
    shape: { kind: 'choices', choices: all, fewest },
    fallback,
    read: (stored) => {
      const words = wordsOf(stored)
      const known = words && all.filter((one) => words.includes(one))
      return known && known.length >= fewest ? known : fallback
    },
    parse: (typed) => {
      const words = wordsOf(typed) ?? []
      if (words.some((word) => !all.some((one) => one === word))) return refuse('choice_unknown')
      if (words.length < fewest) return refuse('choices_missing', { fewest })
      return ok(all.filter((one) => words.includes(one)))
    },
    write: (value) => value,
  }
}

function isDate(written: string) {
  return DateTime.fromFormat(written, 'yyyy-MM-dd').isValid
}

function trimmed(value: unknown) {
  return typeof value === 'string' ? value.trim() : ''
}

function flagOf(value: unknown) {
  if (typeof value === 'object' || typeof value === 'function') return null
  const word = String(value).toLowerCase()
  if (['true', 'yes', '1'].includes(word)) return true
  return ['false', 'no', '0'].includes(word) ? false : null
}

function wholeNumberOf(value: unknown) {
  const written = typeof value === 'number' || (typeof value === 'string' && value.trim() !== '')
  const whole = written ? Number(value) : Number.NaN
  return Number.isSafeInteger(whole) ? whole : null
}

function wordsOf(value: unknown): readonly unknown[] | null {
  if (typeof value === 'string') return value.split(',').flatMap((word) => word.trim() || [])
  return Array.isArray(value) ? value : null
}
