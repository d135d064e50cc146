import type { ApplicationService } from '@adonisjs/core/types'
import type { Worker } from '@adonisjs/queue'

/** Jobs that a process does at the same time. */
const atOnce = 5

/**
 * Works the job queue, in the web process or in one of its own, by several workers that do one job at a
 * time. One worker of several jobs stops for five seconds whenever a job took longer than its
 * `idleDelay`: it looks for more jobs meanwhile, and misses the end of the long one (@boringnode/queue
 * 0.6.0).
 */
export class JobWorker {
  #workers: Worker[] = []
  #working: Promise<void>[] = []
  #stopping?: Promise<void>

  constructor(private app: ApplicationService) {}

  async start() {
    const { QueueManager } = await import('@adonisjs/queue')
    const { workedQueues } = await import('#config/queue')
    await QueueManager.loadJobs()
    for (let made = 0; made < atOnce; made++) {
      const worker = await this.#make()
      await worker.init()
      this.#workers.push(worker)
    }
    // Told to stop meanwhile, it takes no job at all.
    if (!this.#stopping) this.#working = this.#workers.map((worker) => worker.start(workedQueues))
  }

  /** Takes no more jobs; resolves when the running ones have ended. */
  stop() {
    this.#stopping ??= this.#finish()
    return this.#stopping
  }

  /** Running jobs, and the last poll, must end before the database closes; so must a job that poll took. */
  async #finish() {
    await this.#stopAll()
    await Promise.all(this.#working)
    await this.#stopAll()
  }

  #stopAll() {
    return Promise.all(this.#workers.map((worker) => worker.stop()))
  }

  async #make() {
    const { Worker } = await import('@adonisjs/queue')
    const { SharedJobs } = await import('#providers/shared_jobs')
    const { default: config } = await import('#config/queue')
    const database = await this.app.container.make('lucid.db')
    return new Worker({
      ...config,
      autoLoadJobs: false,
      adapters: { database: () => new SharedJobs(database.connection().getWriteClient()) },
      jobFactory: (job) => this.app.container.make(job),
      logger: await this.app.container.make('logger'),
    })
  }
}
