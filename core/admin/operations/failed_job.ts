import type { Actor } from '#core/admin/admin'
import { parseReason } from '#core/admin/members/member_act'
import { performAct } from '#core/admin/perform_act'
import type { Uses } from '#core/ports'
import type { FailedJobs } from '#core/repositories/failed_jobs'
import { ok, refuse } from '#core/result'

type OnJob = Readonly<{ by: Actor; jobId: string }>
type JobPorts = Uses<'clock' | 'secrets' | 'unitOfWork'>

/**
 * Lets a job that failed run again, with as many attempts as a new one. Refuses 'job_not_failed' for
 * any other, and what `performAct` refuses. Rule: docs/product/back-office.md, Operations.
 */
export function retryJob(ports: JobPorts, { by, jobId }: OnJob) {
  return onFailedJob(ports, { by, jobId, reason: null, outcome: 'retried' }, (jobs) =>
    jobs.retry(jobId, ports.clock.now())
  )
}

/**
 * Removes a job that failed: what it was to do is not done. Refuses 'job_not_failed' for any other,
 * 'reason_missing', and what `performAct` refuses. Rule: docs/product/back-office.md, Operations.
 */
export async function discardJob(
  ports: JobPorts,
  { by, jobId, reason }: OnJob & Readonly<{ reason: string }>
) {
  const why = parseReason(reason)
  if (why === null) return refuse('reason_missing')
  return onFailedJob(ports, { by, jobId, reason: why, outcome: 'discarded' }, (jobs) =>
    jobs.remove(jobId)
  )
}

type Handling = OnJob & Readonly<{ reason: string | null; outcome: 'retried' | 'discarded' }>

function onFailedJob(
  ports: JobPorts,
  { by, jobId, outcome, reason }: Handling,
  work: (jobs: FailedJobs) => Promise<void>
) {
  const on = { kind: 'job', id: jobId } as const
  const act = { by, right: 'work_jobs', on, siteId: null, reason } as const
  return performAct(ports, act, async (_, { failedJobs }) => {
    const failed = await failedJobs.lock(jobId)
    if (!failed) return refuse('job_not_failed')
    await work(failedJobs)
    return ok({
      before: { name: failed.name, status: 'failed' },
      after: { outcome },
      value: failed,
    })
  })
}
