import { type Job, Jobs } from '#core/repositories/jobs'

/** Keeps the jobs for a test to look at; none is ever done. */
export class InMemoryJobs extends Jobs {
  readonly added: Job[] = []

  async add(job: Job) {
    this.added.push(job)
  }
}
