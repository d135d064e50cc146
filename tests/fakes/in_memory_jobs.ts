import { type Job, Jobs } from '#core/repositories/jobs'

/** Stores jobs for tests to inspect; none is run. */
export class InMemoryJobs extends Jobs {
  readonly added: Job[] = []

  async add(job: Job) {
    this.added.push(job)
  }
}
