import type { Audit } from '#core/repositories/audit'
import type { DeliveryCounts } from '#core/repositories/delivery_counts'
import type { FailedJobs } from '#core/repositories/failed_jobs'
import type { Jobs } from '#core/repositories/jobs'
import type { Ledger } from '#core/repositories/ledger'
import type { NewsMails } from '#core/repositories/news_mails'
import type { TableRepositories } from '#core/repositories/tables'
import type { Erasure } from '#core/repositories/erasure'

/** The repositories of one unit of work: one for each table, and those that are no plain table. */
export type Repositories = TableRepositories &
  Readonly<{
    audit: Audit
    deliveryCounts: DeliveryCounts
    failedJobs: FailedJobs
    jobs: Jobs
    ledger: Ledger
    newsMails: NewsMails
    erasure: Erasure
  }>

/**
 * Runs `work` in one transaction, which is rolled back when it throws. Only repositories may be used
 * inside: a mail or a call to a provider would hold the locks.
 */
export abstract class UnitOfWork {
  abstract run<T>(work: (repositories: Repositories) => Promise<T>): Promise<T>
}
