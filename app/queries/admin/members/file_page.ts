import type { DatabaseQueryBuilderContract } from '@adonisjs/lucid/types/querybuilder'
import { foundCount, type FoundCount } from '#queries/admin/lists/found_count'
import { sortFrom, type SortKey } from '#queries/admin/lists/sort_from'
import { pageOf, type TimeCursor } from '#queries/time_cursor'

type Page<Row> = Readonly<{ rows: readonly Row[]; next: string | null }>

/** A list of a member's file: read by pages, and counted. */
export type Listing<Row> = Readonly<{
  page: (after: TimeCursor | null, size: number) => Promise<Page<Row>>
  count: () => Promise<FoundCount>
}>

type Wanted<Row> = Readonly<{
  /** What the list holds, without columns, order or limit. */
  from: () => DatabaseQueryBuilderContract<Row>
  columns: readonly string[]
  key: SortKey
  /** Where a row is in the order. */
  place: (row: Row) => TimeCursor
}>

/** A list by what it holds and its order. */
export function listing<Row>({ columns, from, key, place }: Wanted<Row>): Listing<Row> {
  return {
    async page(after, size) {
      const query = from()
        .select(...columns)
        .limit(size + 1)
      sortFrom(query, key, after)
      return pageOf(await query, size, place)
    },
    count: () => foundCount(from()),
  }
}

/** A list with its rows as an admin reads them. */
export function shownAs<Row, Shown>(
  list: Listing<Row>,
  shown: (row: Row) => Shown
): Listing<Shown> {
  return {
    ...list,
    async page(after, size) {
      const { next, rows } = await list.page(after, size)
      return { rows: rows.map(shown), next }
    },
  }
}

export type FilePage<Row> = Page<Row> & Readonly<{ found: FoundCount }>

/** A page of a list with how many rows there are in all; what one page holds needs no count. */
export async function pageOfFile<Row>(
  list: Listing<Row>,
  after: TimeCursor | null,
  size: number
): Promise<FilePage<Row>> {
  const { next, rows } = await list.page(after, size)
  const isWhole = after === null && next === null
  return {
    rows,
    next,
    found: isWhole ? { number: rows.length, isMore: false } : await list.count(),
  }
}
