/*
 * Starts the HTTP server.
 */
import type { Server } from 'node:http'

await import('reflect-metadata')
const { Ignitor, prettyPrintError } = await import('@adonisjs/core')
const { makeServer } = await import('#operations/closing_server')
const { compressed } = await import('#operations/compressed')
const { stopOnSignals } = await import('#operations/stop_on_signals')

let server: Server | undefined

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
    stopOnSignals(app)
  })
  .httpServer()
  .start((handle) => (server = makeServer(compressed(handle))))
  .catch(async (error) => {
    process.exitCode = 1
    await prettyPrintError(error)
    // Connections to the database and to Redis would keep a process that serves nobody, and so is never
    // started again. One that listens goes on: its checks say what it lacks.
    if (!server?.listening) process.exit()
  })
