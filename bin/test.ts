/*
 * Runs the suites that boot the application.
 */
process.env.NODE_ENV = 'test'

import 'reflect-metadata'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Ignitor, prettyPrintError } from '@adonisjs/core'
import { configure, processCLIArgs, run } from '@japa/runner'
import { freePort } from '#tests/support/processes/free_port'

// Two runs at the same time do not meet.
process.env.PORT = String(await freePort())
// Filters distrust links to localhost, so mails that they judge have those of a real site.
const isJudged = process.argv.includes('judged')
process.env.APP_URL = isJudged ? 'https://vonk.example' : `http://localhost:${process.env.PORT}`
process.env.SMTP_PORT = String(await freePort())
process.env.STORAGE_PATH = join(tmpdir(), `vonk-storage-${process.pid}`)

const APP_ROOT = new URL('../', import.meta.url)

const IMPORTER = (filePath: string) => {
  if (filePath.startsWith('./') || filePath.startsWith('../')) {
    return import(new URL(filePath, APP_ROOT).href)
  }
  return import(filePath)
}

new Ignitor(APP_ROOT, { importer: IMPORTER })
  .tap((app) => {
    app.booting(async () => {
      await import('#start/env')
    })
    app.listen('SIGTERM', () => app.terminate())
  })
  .testRunner()
  .configure(async (app) => {
    const { runnerHooks, ...config } = await import('../tests/bootstrap.js')

    processCLIArgs(process.argv.splice(2))
    configure({
      ...app.rcFile.tests,
      ...config,
      setup: runnerHooks.setup,
      teardown: runnerHooks.teardown.concat([() => app.terminate()]),
    })
  })
  .run(() => run())
  .catch((error) => {
    process.exitCode = 1
    prettyPrintError(error)
  })
