/*
 * The benchmark of the back office on one database: on_database.ts <results> <members> <movements>
 * <messages>.
 */
import { writeFileSync } from 'node:fs'
import { bootApplication } from '#tests/bench/boot'

const app = await bootApplication()
const { default: db } = await import('@adonisjs/lucid/services/db')
const { fillBackOffice } = await import('#tests/bench/admin/fill')
const { timeCases } = await import('#tests/bench/admin/time_cases')
const { timePages } = await import('#tests/bench/admin/time_pages')

const [results, ...sizes] = process.argv.slice(2)
const [members, movements, messages] = sizes.map(Number)
await fillBackOffice(app, { members, movements, messages })
const queries = await timeCases()
const pages = await timePages(queries)
writeFileSync(results, JSON.stringify({ queries, pages }))
await db.manager.closeAll()
await app.terminate()
