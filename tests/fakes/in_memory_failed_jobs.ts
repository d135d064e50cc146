import { type FailedJob, FailedJobs } from '#core/repositories/failed_jobs'

export class InMemoryFailedJobs extends FailedJobs {
  readonly rows = new Map<string, FailedJob>()
  readonly retried: string[] = []

  async lock(id: string) {
    return this.rows.get(id) ?? null
  }

  async retry(id: string) {
    this.rows.delete(id)
    this.retried.push(id)
  }

  async remove(id: string) {
    this.rows.delete(id)
  }
}
