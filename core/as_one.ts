import type { Uses } from '#core/ports'
import { EventPublisher, type CoreEvent } from '#core/ports/events'
import { UnitOfWork, type Repositories } from '#core/ports/unit_of_work'
import type { Result } from '#core/result'

/**
 * Runs several use cases as one unit of work: `work` gets ports whose units of work are part of it.
 * When it refuses, everything is undone and the refusal passed on; events wait until all is stored.
 */
export async function asOne<P extends Uses<'unitOfWork'>, T, R extends string>(
  ports: P,
  work: (within: P, repositories: Repositories) => Promise<Result<T, R>>
): Promise<Result<T, R>> {
  const events = new HeldEvents()
  try {
    const done = await ports.unitOfWork.run(async (repositories) => {
      const worked = await work(
        { ...ports, unitOfWork: new PartOf(repositories), events },
        repositories
      )
      if (!worked.ok) throw new Undone(worked)
      return worked
    })
    if (hasEvents(ports)) await events.publishTo(ports.events)
    return done
  } catch (fault) {
    if (fault instanceof Undone) return fault.refused as Result<T, R>
    throw fault
  }
}

/** Joins a unit of work that is running. */
class PartOf extends UnitOfWork {
  constructor(private repositories: Repositories) {
    super()
  }

  run<T>(work: (repositories: Repositories) => Promise<T>) {
    return work(this.repositories)
  }
}

class HeldEvents extends EventPublisher {
  readonly #held: CoreEvent[] = []

  async publish(event: CoreEvent) {
    this.#held.push(event)
  }

  async publishTo(events: EventPublisher) {
    for (const event of this.#held) await events.publish(event)
  }
}

/** Carries a refusal out of the unit of work, which a fault rolls back. */
class Undone extends Error {
  constructor(readonly refused: unknown) {
    super('Refused')
  }
}

function hasEvents(ports: object): ports is Uses<'events'> {
  return 'events' in ports
}
