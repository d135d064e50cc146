import { DateTime } from 'luxon'

/** Rows that a file reads at once. */
export const rowsAtOnce = 500

type Page<Row, After> = Readonly<{ rows: readonly Row[]; next: After | null }>

/** All rows of a list in its order, read page by page while they are sent. */
export async function* everyRow<Row, After = string>(
  pageAfter: (after: After | null) => Promise<Page<Row, After>>
) {
  let after: After | null = null
  do {
    const page: Page<Row, After> = await pageAfter(after)
    yield* page.rows
    after = page.next
  } while (after !== null)
}

/** An instant as a file has it, in UTC; nothing for none. */
export function writtenAt(at: number | null) {
  return at === null ? '' : (DateTime.fromMillis(at, { zone: 'utc' }).toISO() ?? '')
}
