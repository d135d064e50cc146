/*
 * Runs ace commands. `serve` and `queue:work` do not stop on SIGTERM by themselves.
 */
await import('reflect-metadata')
const { Ignitor, prettyPrintError } = await import('@adonisjs/core')
const { endWrongCallsWithTwo } = await import('#terminal/wrongly_called')
const { stopOnSignals } = await import('#operations/stop_on_signals')

const APP_ROOT = new URL('../', import.meta.url)

const IMPORTER = (filePath: string) => {
  if (filePath.startsWith('./') || filePath.startsWith('../')) {
    return import(new URL(filePath, APP_ROOT).href)
  }
  return import(filePath)
}

const command = process.argv[2]

new Ignitor(APP_ROOT, { importer: IMPORTER })
  .tap((app) => {
    app.booting(async () => {
      await import('#start/env')
    })
    if (command === 'queue:work') return stopOnSignals(app)
    app.listen('SIGTERM', async () => {
      await app.terminate()
      if (command === 'serve') process.exit(143)
    })
    app.listenIf(app.managedByPm2, 'SIGINT', () => app.terminate())
  })
  .ace()
  .configure(async (app) => endWrongCallsWithTwo(await app.container.make('ace')))
  .handle(process.argv.splice(2))
  .catch((error) => {
    process.exitCode = 1
    prettyPrintError(error)
  })
