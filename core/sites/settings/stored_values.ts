export type StoredValues = Readonly<Record<string, unknown>>

/** Reads a stored text; the default if it is missing or blank. */
export function textOf(stored: StoredValues, name: string, fallback: string): string
export function textOf(stored: StoredValues, name: string, fallback: null): string | null
export function textOf(stored: StoredValues, name: string, fallback: string | null) {
  const value = stored[name]
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : fallback
}

/** Reads a stored boolean: true or false, 0 or 1, or the word. */
export function flagOf(stored: StoredValues, name: string, fallback: boolean) {
  const word = String(stored[name]).toLowerCase()
  if (['true', 'yes', '1'].includes(word)) return true
  return ['false', 'no', '0'].includes(word) ? false : fallback
}

/** Reads a stored whole number; one below `floor` is raised to it. */
export function wholeNumberOf(stored: StoredValues, name: string, fallback: number, floor = 0) {
  const value = stored[name]
  const written = typeof value === 'number' || (typeof value === 'string' && value.trim() !== '')
  const number = written ? Number(value) : Number.NaN
  return Number.isSafeInteger(number) ? Math.max(floor, number) : fallback
}

/** Reads a stored choice; the default if the value is not one of `choices`. */
export function choiceOf<const C extends string>(
  stored: StoredValues,
  name: string,
  choices: readonly C[],
  fallback: C
) {
  return choices.find((choice) => choice === stored[name]) ?? fallback
}

/** Reads a stored list of choices, an array or words between commas; unknown ones are left out. */
export function choicesOf<const C extends string>(
  stored: StoredValues,
  name: string,
  choices: readonly C[],
  fallback: readonly C[]
): readonly C[] {
  const value = stored[name]
  if (!Array.isArray(value) && typeof value !== 'string') return fallback
  const words = typeof value === 'string' ? value.split(',').map((word) => word.trim()) : value
  return choices.filter((choice) => words.includes(choice))
}
