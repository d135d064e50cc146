interface DateParts {
  day: string
  month: string
  year: string
}

/**
 * How old someone is today, for a friendly word while typing; the server decides. Undefined while
 * the date is incomplete, null when there is no such day.
 */
export function ageOf({ day, month, year }: DateParts, today: Date) {
  if (!day || !month || year.length < 4) return undefined
  const born = new Date(Number(year), Number(month) - 1, Number(day))
  const exists = born.getMonth() === Number(month) - 1 && born.getDate() === Number(day)
  if (!exists || born > today) return null
  const hadBirthday =
    today.getMonth() > born.getMonth() ||
    (today.getMonth() === born.getMonth() && today.getDate() >= born.getDate())
  return today.getFullYear() - born.getFullYear() - (hadBirthday ? 0 : 1)
}
