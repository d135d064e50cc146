import { KnexAdapter } from '@boringnode/queue/drivers/knex_adapter'
import type { Knex } from 'knex'

/** The last heartbeat of a job, as its worker wrote it, and when this worker first saw it. */
type Seen = Readonly<{ heartbeat: number; since: number }>

type ActiveJob = Readonly<{ id: string; acquired_at: number; data: string }>

const table = 'queue_jobs'

/**
 * The jobs that all workers share. A job is taken from a worker that gives no heartbeat, as seen by the
 * one that takes it: the time in a heartbeat is of another machine, whose clock may be wrong. Rule:
 * docs/operations/several-machines.md, Clocks.
 */
export class SharedJobs extends KnexAdapter {
  /** By the name of the queue, and the id of the job. */
  #seen = new Map<string, ReadonlyMap<string, Seen>>()

  constructor(
    private connection: Knex,
    /** Milliseconds that never jump, unlike a clock that is set. */
    private elapsed = () => performance.now()
  ) {
    super({ connection })
  }

  /**
   * Looks before it takes. The package takes by two transactions, and on SQLite a transaction has all
   * others wait: five workers that find nothing twice a second held everybody up for 10 ms each time.
   */
  async popFrom(queue: string) {
    return (await this.#waits(queue)) ? super.popFrom(queue) : null
  }

  /** Looks at the schedule before it takes from it, for the reason of `popFrom`. */
  async claimDueSchedule() {
    const due = await this.connection('queue_schedules')
      .where({ status: 'active' })
      .where('next_run_at', '<=', new Date())
      .first('id')
    return due ? super.claimDueSchedule() : null
  }

  async #waits(queue: string) {
    const pending = await this.connection(table).where({ queue, status: 'pending' }).first('id')
    if (pending) return true
    const delayed = this.connection(table).where({ queue, status: 'delayed' })
    return Boolean(await delayed.where('execute_at', '<=', Date.now()).first('id'))
  }

  /** Returns how many are to be done again; one that was taken over too often has failed for good. */
  async recoverStalledJobs(queue: string, threshold: number, most: number) {
    const jobs: ActiveJob[] = await this.connection(table)
      .where({ queue, status: 'active' })
      .select('id', 'acquired_at', 'data')
    const now = this.elapsed()
    const lines = jobs.map(({ acquired_at: heartbeat, id }): [string, Seen] => {
      const before = this.#seen.get(queue)?.get(id)
      return [id, before?.heartbeat === heartbeat ? before : { heartbeat, since: now }]
    })
    const seen = new Map(lines)
    this.#seen.set(queue, seen)
    const isStalled = ({ id }: ActiveJob) => now - seen.get(id)!.since >= threshold
    let recovered = 0
    for (const job of jobs.filter(isStalled)) recovered += await this.#takeOver(job, most)
    return recovered
  }

  /** Takes a job over once, however many workers try, and not from a worker that gave another heartbeat meanwhile. */
  async #takeOver({ acquired_at: heartbeat, data, id }: ActiveJob, most: number) {
    const job = this.connection(table).where({ id, status: 'active', acquired_at: heartbeat })
    const { stalledCount = 0, ...rest } = JSON.parse(data)
    if (stalledCount >= most) {
      const error = `Taken over ${stalledCount} times: each worker that did it ended, or hung`
      const ended = { worker_id: null, acquired_at: null, finished_at: Date.now() }
      await job.update({ ...ended, status: 'failed', error, data: JSON.stringify(rest) })
      return 0
    }
    const again = JSON.stringify({ ...rest, stalledCount: stalledCount + 1 })
    return job.update({ status: 'pending', data: again, worker_id: null, acquired_at: null })
  }
}
