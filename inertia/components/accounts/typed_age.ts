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
  const born = new Date(Number(year), Number(month) - 1, Number(day))
  const exists = born.getMonth() === Number(month) - 1 && born.getDate() === Number(day)
  if (!exists || born > today) return null
  const hadBirthday =
    today.getMonth() > born.getMonth() ||
    (today.getMonth() === born.getMonth() && today.getDate() >= born.getDate())
  const age = today.getFullYear() - born.getFullYear() - (hadBirthday ? 0 : 1)
  return age > oldestAge ? null : age
}
