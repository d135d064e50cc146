import type { Database } from '@adonisjs/lucid/database'
import { UnitOfWork, type Repositories } from '#core/ports/unit_of_work'
import { repositoriesOn } from '#adapters/lucid/lucid_repositories'
import { onDisk } from '#database/sqlite_disk'
import { transact } from '#database/transact'

/** One database transaction; its repositories exist only inside it. */
export class LucidUnitOfWork extends UnitOfWork {
  constructor(private database: Database) {
    super()
  }

  /** Returns once the commit is on disk, so that nothing is announced that a crash could undo. */
  async run<T>(work: (repositories: Repositories) => Promise<T>) {
    const done = await transact(this.database, (client) => work(repositoriesOn(client)))
    await onDisk()
    return done
  }
}
