/** A stretch of time as people read it: so many whole units. */
export type Span = Readonly<{
  unit: 'seconds' | 'minutes' | 'hours' | 'days' | 'months' | 'years'
  count: number
}>

export function hours(count: number): Span {
  return { unit: 'hours', count }
}

export function days(count: number): Span {
  return { unit: 'days', count }
}

export function months(count: number): Span {
  return { unit: 'months', count }
}

export function years(count: number): Span {
  return { unit: 'years', count }
}
