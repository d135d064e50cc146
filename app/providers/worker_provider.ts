import type { ApplicationService } from '@adonisjs/core/types'
import { JobWorker } from '#providers/job_worker'

/** Runs a queue worker inside the web process, so that one process is a whole site. */
export default class WorkerProvider {
  #worker: JobWorker

  constructor(protected app: ApplicationService) {
    this.#worker = new JobWorker(app)
  }

  async ready() {
    // Separate workers may run the schedule too: the first one claims what is due.
    await import('#providers/schedule')
    const { worksInWebProcess } = await import('#config/queue')
    if (!worksInWebProcess()) return
    await this.#worker.start()
    this.app.terminating(() => void this.#worker.stop())
  }

  async shutdown() {
    await this.#worker.stop()
  }
}
