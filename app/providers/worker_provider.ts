import type { ApplicationService } from '@adonisjs/core/types'
import type { Worker } from '@adonisjs/queue'

/** Works the queue inside the web process, so that one process is a whole site. */
export default class WorkerProvider {
  #worker?: Worker
  #working?: Promise<void>

  constructor(protected app: ApplicationService) {}

  async ready() {
    // Also for workers apart: whichever is first takes what is due.
    await import('#providers/schedule')
    const { worksInWebProcess } = await import('#config/queue')
    if (!worksInWebProcess()) return
    this.#worker = await this.#makeWorker()
    this.#working = this.#worker.start()
  }

  /** Its last look at the queue must be over before the database closes: it would keep the process. */
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
