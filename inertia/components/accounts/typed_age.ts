export interface DateParts {
  day: string
  month: string
  year: string
}

/** Nobody is older: as `core/profiles/age.ts` has it. */
const oldestAge = 120

/**
 * Age in years, for feedback while typing; the server decides. Undefined while the date is
 * incomplete, null when nobody can be born on it.
 */
export function typedAge({ day, month, year }: DateParts, today: Date) {
  if (!day || !month || year.length < 4) return undefined
  const monthIndex = Number(month) - 1
  const born = new Date(Number(year), monthIndex, Number(day))
  // A day too many is in another month.
  if (born.getMonth() !== monthIndex || born > today) return null
  const birthday = new Date(today.getFullYear(), born.getMonth(), born.getDate())
  const age = today.getFullYear() - born.getFullYear() - (birthday > today ? 1 : 0)
  return age > oldestAge ? null : age
}
