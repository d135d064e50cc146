/*
 * One database of the bench of member search: on_database.ts <results> <sizes>. The migrations,
 * the places, and crowds of growing size; the largest one also with likes and blocks.
 */
import { writeFileSync } from 'node:fs'
import { bootApplication } from '#tests/bench/boot'
import type { Timed } from '#tests/bench/search/time'

const app = await bootApplication()
const { default: db } = await import('@adonisjs/lucid/services/db')
const { prepareCrowd, growCrowd, addTies } = await import('#tests/bench/search/fill')
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
await addTies(members)
timed.push(...(await timeSearches(members, ', two likes and a block each')))
await writePlans(members)
writeFileSync(results, JSON.stringify(timed))
await db.manager.closeAll()
await app.terminate()
