/*
 * The benchmark of turns of the event loop: on_database.ts <results>.
 */
import { writeFileSync } from 'node:fs'
import { serveSource } from '#tests/bench/boot'
import { runAce } from '#tests/support/site/command'

const [results] = process.argv.slice(2)
await runAce(['migration:run', '--force'], process.env)
// A site that starts looks for its own row.
await runAce(['site:install'], process.env)
const { app, url } = await serveSource()
const { default: db } = await import('@adonisjs/lucid/services/db')
const { seedBasics } = await import('#tests/support/database/basics')
const { storeFullLives } = await import('#tests/support/http/full_lives')
const { signIn } = await import('#tests/support/http/sign_in')
const { adasCredentials } = await import('#tests/support/accounts/login')
const { measureTurns } = await import('#tests/bench/turns/measure_turns')
// People of tests live in places of tests.
for (const table of ['places', 'regions']) await db.from(table).delete()
await seedBasics()
const lives = await storeFullLives()
// They agreed to the texts of today.
await db.from('users').update({ consent_version: Date.now() })
const headers = await signIn(url, adasCredentials.email, adasCredentials.password)
writeFileSync(results, JSON.stringify(await measureTurns(url, headers, lives)))
await app.terminate()
process.exit()
