/*
 * The ledger benchmark on one database: on_database.ts <results>.
 */
import { writeFileSync } from 'node:fs'
import { bootApplication } from '#tests/bench/boot'

const app = await bootApplication()

const { default: db } = await import('@adonisjs/lucid/services/db')
const { prepareLedger } = await import('#tests/bench/ledger/fill')
const { ratePostings } = await import('#tests/bench/ledger/postings')

const members = await prepareLedger(app)
writeFileSync(process.argv[2], JSON.stringify(await ratePostings(members)))
await db.manager.closeAll()
await app.terminate()
