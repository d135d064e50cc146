import type { ApplicationService } from '@adonisjs/core/types'

/** Milliseconds for running requests and jobs; a job that is cut off is done again by another worker. */
const usualTimeout = 20_000

/** A terminal sends Ctrl-C to `npm start` and to the server, and the former hands it on. */
const sameSignalMilliseconds = 500

/**
 * Stops on SIGTERM or Ctrl-C: exit code 0 when all work was finished. A second signal, or 20 seconds, cut off
 * the rest: exit code 1.
 */
export function stopOnSignals(app: ApplicationService, timeout = usualTimeout) {
  let stopsSince: number | undefined
  const stop = async () => {
    if (stopsSince !== undefined) {
      if (performance.now() - stopsSince > sameSignalMilliseconds) await cutOff(app)
      return
    }
    stopsSince = performance.now()
    setTimeout(() => void cutOff(app), timeout).unref()
    await app.terminate()
    // The database pool may leave a timer running, when a query began while it was closing.
    process.exit()
  }
  app.listen('SIGTERM', stop)
  app.listen('SIGINT', stop)
}

async function cutOff(app: ApplicationService) {
  const logger = await app.container.make('logger')
  logger.error('Stopped before all requests and jobs were finished')
  process.exit(1)
}
