import type { ApplicationService } from '@adonisjs/core/types'
import type { Worker } from '@adonisjs/queue'

/** Runs a queue worker inside the web process, so that one process is a whole site. */
export default class WorkerProvider {
  #worker?: Worker
  #working?: Promise<void>

  constructor(protected app: ApplicationService) {}

  async ready() {
    // Separate workers may run the schedule too: the first one claims what is due.
    await import('#providers/schedule')
    const { worksInWebProcess } = await import('#config/queue')
    if (!worksInWebProcess()) return
    this.#worker = await this.#makeWorker()
    this.#working = this.#worker.start()
  }

  /** The worker's last poll must end before the database closes, or the process would not exit. */
  async shutdown() {
    await this.#worker?.stop()
    await this.#working
  }

  async #makeWorker() {
    const { Worker, QueueManager } = await import('@adonisjs/queue')
    const { knex } = await import('@boringnode/queue/drivers/knex_adapter')
    const { default: config } = await import('#config/queue')
    const database = await this.app.container.make('lucid.db')
    await QueueManager.loadJobs()
    return new Worker({
      ...config,
      autoLoadJobs: false,
      adapters: { database: knex(database.connection().getWriteClient()) },
      jobFactory: (job) => this.app.container.make(job),
      logger: await this.app.container.make('logger'),
    })
  }
}
