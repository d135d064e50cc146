import { createHash, randomBytes } from 'node:crypto'
import db from '@adonisjs/lucid/services/db'
import { DateTime } from 'luxon'
import { dayOf } from '#core/admin/figures/figure'
import { sourceParts } from '#core/admin/sources/source'
import type { Tracking } from '#core/users/tracking'

type Visitor = Readonly<{ siteId: string; network: string; userAgent: string }>

/** Visitors of today that this process has recorded, so that their next page costs no query. */
const seen = new Set<string>()
const mostSeen = 50_000
let salted = { day: '', salt: '' }

/**
 * Records the first page of a visitor on a day, with its source. Of the visitor only a digest under
 * the random salt of the day is kept, for two days; the salt goes with its day.
 */
export async function recordArrival(
  { network, siteId, userAgent }: Visitor,
  tracking: Tracking,
  mayRecord: () => Promise<unknown>
) {
  const day = dayOf(DateTime.utc())
  const salt = await saltOf(day)
  const text = [salt, siteId, network, userAgent].join('\n')
  const digest = createHash('sha256').update(text).digest('hex').slice(0, 32)
  if (seen.has(digest) || !(await mayRecord())) return
  if (seen.size >= mostSeen) seen.clear()
  seen.add(digest)
  const source = Object.fromEntries(sourceParts.map((part) => [part, tracking[part] ?? '']))
  await db
    .knexQuery()
    .insert({ day, site_id: siteId, digest, ...source })
    .into('arrivals')
    .onConflict(['day', 'site_id', 'digest'])
    .ignore()
}

/** The salt of a day, which all processes share. */
async function saltOf(day: string) {
  if (salted.day === day) return salted.salt
  const made = { day, salt: randomBytes(32).toString('hex') }
  await db.knexQuery().insert(made).into('day_salts').onConflict('day').ignore()
  const { salt } = await db.from('day_salts').where({ day }).firstOrFail()
  seen.clear()
  salted = { day, salt }
  return salt as string
}
