import { sourceParts, type SourcePart } from '#core/admin/sources/source'
import type { SourceQuestion } from '#queries/admin/sources/source_figures'
import type { SourceOrder } from '#replies/admin/source_table'

/** The parts that the rows are limited to; what they are told apart by is none of them. */
export function withinOf(asked: Readonly<Record<string, unknown>>, by: SourcePart) {
  return Object.fromEntries(
    sourceParts.flatMap((part) => {
      const value = asked[part]
      return part !== by && typeof value === 'string' && part in asked
        ? [[part, value.slice(0, 190).replace(/\p{Cc}/gu, '')]]
        : []
    })
  ) as SourceQuestion['within']
}

export function orderOf({ sort }: Readonly<Record<string, unknown>>): SourceOrder {
  const asked = typeof sort === 'string' ? sort : ''
  const [, sign, column] = /^(-?)([a-z_]+(?:_[A-Z]{3})?)$/.exec(asked) ?? []
  return column ? { column, isAscending: sign === '' } : { column: 'visits', isAscending: false }
}

export type LinkChanges = Readonly<{
  by?: SourcePart
  within?: SourceQuestion['within']
  column?: string
  file?: boolean
}>

/** The page with its filters as they are, but for these changes. */
export function pathOf(question: SourceQuestion, order: SourceOrder, changes: LinkChanges) {
  const { range, siteId } = question
  const by = changes.by ?? question.by
  const query = new URLSearchParams({ by, from: range.from, to: range.to })
  if (siteId !== null) query.set('site', siteId)
  for (const [part, value] of Object.entries(changes.within ?? question.within)) {
    if (part !== by) query.set(part, value)
  }
  query.set('sort', sortText(order, changes.column))
  return `/admin/sources${changes.file ? '.csv' : ''}?${query}`
}

/** Another column falls, the same one turns round. */
function sortText({ column, isAscending }: SourceOrder, next: string | undefined) {
  if (next === undefined) return (isAscending ? '' : '-') + column
  if (next !== column) return next === 'value' ? next : `-${next}`
  return (isAscending ? '-' : '') + column
}

export type Drill = Readonly<{ by: SourcePart; within: SourceQuestion['within'] }>

/** What the value of a row leads to: the next part of the source within it; null after the last. */
export function drillDown({ by, within }: SourceQuestion, value: string): Drill | null {
  const next = sourceParts.slice(sourceParts.indexOf(by) + 1).find((part) => !(part in within))
  return next === undefined ? null : { by: next, within: { ...within, [by]: value } }
}

/** The limits of the rows but one. */
export function withoutPart(within: SourceQuestion['within'], part: string) {
  return Object.fromEntries(Object.entries(within).filter(([name]) => name !== part))
}
