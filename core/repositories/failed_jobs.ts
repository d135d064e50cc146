import type { DateTime } from 'luxon'

/** A job that failed at its last attempt; its row stays until an admin has seen to it. */
export type FailedJob = Readonly<{ id: string; name: string }>

export abstract class FailedJobs {
  /** Null for a job that has not failed. */
  abstract lock(id: string): Promise<FailedJob | null>

  /** Lets it run again as soon as possible, with as many attempts as a new one. */
  abstract retry(id: string, now: DateTime): Promise<void>

  abstract remove(id: string): Promise<void>
}
