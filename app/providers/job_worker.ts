import type { ApplicationService } from '@adonisjs/core/types'
import type { Worker } from '@adonisjs/queue'

/** Works the job queue, in the web process or in one of its own. */
export class JobWorker {
  #worker?: Worker
  #working?: Promise<void>
  #stopping?: Promise<void>

  constructor(private app: ApplicationService) {}

  async start() {
    this.#worker = await this.#make()
    this.#working = this.#worker.start()
  }

  /** Takes no more jobs; resolves when the running ones have ended. */
  stop() {
    this.#stopping ??= this.#finish()
    return this.#stopping
  }

  /** Running jobs, and the last poll, must end before the database closes; so must a job that poll took. */
  async #finish() {
    await this.#worker?.stop()
    await this.#working
    await this.#worker?.stop()
  }

  async #make() {
    const { Worker, QueueManager } = await import('@adonisjs/queue')
    const { SharedJobs } = await import('#providers/shared_jobs')
    const { default: config } = await import('#config/queue')
    const database = await this.app.container.make('lucid.db')
    await QueueManager.loadJobs()
    return new Worker({
      ...config,
      autoLoadJobs: false,
      adapters: { database: () => new SharedJobs(database.connection().getWriteClient()) },
      jobFactory: (job) => this.app.container.make(job),
      logger: await this.app.container.make('logger'),
    })
  }
}
