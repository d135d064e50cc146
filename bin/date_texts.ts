/*
 * Gives the pages of resources/content whose wording has changed their day: today (UTC), or the one that is
 * named, as in `node --import=@poppinss/ts-exec bin/date_texts.ts 2026-12-31`. The others keep theirs.
 */
import { writeFile } from 'node:fs/promises'
import { DateTime } from 'luxon'
import { contentPages } from '#core/sites/content/page'
import { datesFile, digestOf, shippedDates } from '#database/install/shipped_texts'

const day = DateTime.fromISO(process.argv[2] ?? DateTime.utc().toISODate(), { zone: 'utc' })
if (!day.isValid) throw new Error(`No day: ${process.argv[2]}`)

const before = await shippedDates()
const dated = await Promise.all(
  contentPages.map(async (page) => {
    const digest = await digestOf(page)
    const isSame = before[page]?.digest === digest
    if (!isSame) console.log(`${page}: ${day.toISODate()}`)
    return [page, isSame ? before[page] : { since: day.toISODate(), digest }] as const
  })
)
await writeFile(datesFile, `${JSON.stringify(Object.fromEntries(dated), null, 2)}\n`)
