import type { Jobs } from '#core/repositories/jobs'
import type { Ledger } from '#core/repositories/ledger'
import type { NewsMails } from '#core/repositories/news_mails'
import type { TableRepositories } from '#core/repositories/tables'
import type { Traces } from '#core/repositories/traces'

/** The repository of every table, and those that are no plain table of rows. */
export type Repositories = TableRepositories &
  Readonly<{
    jobs: Jobs
    ledger: Ledger
    newsMails: NewsMails
    traces: Traces
  }>

/**
 * All that `work` writes is kept together or, when it throws, not at all. Nothing but
 * repositories may be used inside: a mail or a payment call would hold the lock.
 */
export abstract class UnitOfWork {
  abstract run<T>(work: (repositories: Repositories) => Promise<T>): Promise<T>
}
