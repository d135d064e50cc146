/*
 * The member search benchmark on one database: on_database.ts <results> <sizes>. Measures at each
 * number of members in turn, and at the largest one also with likes and blocks.
 */
import { writeFileSync } from 'node:fs'
import { bootApplication } from '#tests/bench/boot'
import type { Timed } from '#tests/bench/search/time'

const app = await bootApplication()
const { default: db } = await import('@adonisjs/lucid/services/db')
const { prepareCrowd, growCrowd, addLikesAndBlocks } = await import('#tests/bench/search/fill')
const { timeSearches } = await import('#tests/bench/search/searches')
const { writePlans } = await import('#tests/bench/search/plans')

const [results, ...sizes] = process.argv.slice(2)
const timed: Timed[] = []
await prepareCrowd(app)
let members = 0
for (const size of sizes.map(Number)) {
  await growCrowd(members, size)
  members = size
  timed.push(...(await timeSearches(members)))
}
await addLikesAndBlocks(members)
timed.push(...(await timeSearches(members, ', two likes and a block each')))
await writePlans(members)
writeFileSync(results, JSON.stringify(timed))
await db.manager.closeAll()
await app.terminate()
