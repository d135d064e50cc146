import { UnitOfWork } from '#core/ports/unit_of_work'
import type { InMemoryRepositories } from '#tests/fakes/in_memory_repositories'
import { watchLocks } from '#tests/fakes/lock_order'
import { takeSnapshot } from '#tests/fakes/snapshot'

/**
 * Runs units of work one after the other, and restores every row when one throws, as it does where it
 * locks rows in another order than all others: see `watchLocks`.
 */
export class InMemoryUnitOfWork extends UnitOfWork {
  #previous: Promise<unknown> = Promise.resolve()

  constructor(readonly repositories: InMemoryRepositories) {
    super()
  }

  async run<T>(work: (repositories: InMemoryRepositories) => Promise<T>): Promise<T> {
    const turn = this.#previous.then(() => this.#attempt(work))
    this.#previous = turn.catch(() => undefined)
    return turn
  }

  async #attempt<T>(work: (repositories: InMemoryRepositories) => Promise<T>) {
    const restore = takeSnapshot(Object.values(this.repositories))
    const stopWatching = watchLocks(this.repositories)
    try {
      const done = await work(this.repositories)
      await this.repositories.ledger.settle()
      return done
    } catch (fault) {
      restore()
      throw fault
    } finally {
      stopWatching()
    }
  }
}
