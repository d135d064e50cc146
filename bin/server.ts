/*
 * Starts the HTTP server. An open event stream would keep it alive for ever, so connections
 * that are still open two seconds after SIGTERM are closed.
 */
await import('reflect-metadata')
const { Ignitor, prettyPrintError } = await import('@adonisjs/core')

const APP_ROOT = new URL('../', import.meta.url)

const IMPORTER = (filePath: string) => {
  if (filePath.startsWith('./') || filePath.startsWith('../')) {
    return import(new URL(filePath, APP_ROOT).href)
  }
  return import(filePath)
}

async function closeLingeringConnections() {
  const { default: server } = await import('@adonisjs/core/services/server')
  setTimeout(() => server.getNodeServer()?.closeAllConnections(), 2000).unref()
}

new Ignitor(APP_ROOT, { importer: IMPORTER })
  .tap((app) => {
    app.booting(async () => {
      await import('#start/env')
    })
    const stop = async () => {
      await closeLingeringConnections()
      await app.terminate()
      // The database pool may leave a timer running, when a query began while it was closing.
      process.exit()
    }
    app.listen('SIGTERM', stop)
    app.listen('SIGINT', stop)
  })
  .httpServer()
  .start()
  .catch((error) => {
    process.exitCode = 1
    prettyPrintError(error)
  })
