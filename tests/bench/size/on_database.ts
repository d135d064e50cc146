/*
 * The benchmark of a large database: on_database.ts <results> <members> <likes> <messages>.
 */
import { writeFileSync } from 'node:fs'
import { DateTime } from 'luxon'
import { serveBuild } from '#tests/bench/boot'
import { runAce } from '#tests/support/site/command'

const [results, ...sizes] = process.argv.slice(2)
const [members, likes, messages] = sizes.map(Number)
// A site that starts looks for its tables.
await runAce(['migration:run', '--force'], process.env)
const { app, importBuilt, url } = await serveBuild()
const { default: db } = await import('@adonisjs/lucid/services/db')
const { fillLarge } = await import('#tests/bench/size/fill')
const { signInProbes } = await import('#tests/bench/size/probes')
const { measurePages } = await import('#tests/bench/size/measure_pages')
const { measureJobs } = await import('#tests/bench/size/measure_jobs')

const start = performance.now()
await fillLarge(app, { members, likes, messages })
const seconds = Math.round((performance.now() - start) / 1000)
const { rows } = await db.rawQuery('select pg_database_size(current_database()) as bytes')
// Counts what a job counts on a site that runs.
const { countActive } = await importBuilt('./app/queries/discovery/count_active.js')
await countActive(DateTime.utc())
const { forgetShownEverywhere: forget } = await importBuilt('./app/live/nodes.js')
const pages = await measurePages({ forget, url }, await signInProbes(url))
const jobs = await measureJobs(app, importBuilt)
writeFileSync(results, JSON.stringify({ seconds, bytes: Number(rows[0].bytes), pages, jobs }))
await app.terminate()
process.exit()
