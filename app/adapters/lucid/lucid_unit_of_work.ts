import type { Database } from '@adonisjs/lucid/database'
import { UnitOfWork, type Repositories } from '#core/ports/unit_of_work'
import { repositoriesOn } from '#adapters/lucid/lucid_repositories'
import { ShownChanges } from '#adapters/lucid/shown_changes'
import { onDisk } from '#database/sqlite_disk'
import { transact } from '#database/transact'

/** One database transaction; its repositories exist only inside it. */
export class LucidUnitOfWork extends UnitOfWork {
  constructor(
    private database: Database,
    /** Called after a commit that changes what pages of visitors show. */
    private onShownChange: () => Promise<void> = async () => {}
  ) {
    super()
  }

  /** Returns once the commit is on disk, so that nothing is announced that a crash could undo. */
  async run<T>(work: (repositories: Repositories) => Promise<T>) {
    let shown = new ShownChanges()
    const done = await transact(this.database, (client) => {
      shown = new ShownChanges()
      return work(repositoriesOn(client, shown))
    })
    await onDisk()
    if (shown.any) await this.onShownChange()
    return done
  }
}
