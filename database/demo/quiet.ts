import type { Ports } from '#core/ports'
import { EventPublisher } from '#core/ports/events'
import { UnitOfWork, type Repositories } from '#core/ports/unit_of_work'
import { Jobs } from '#core/repositories/jobs'
import { NewsMails } from '#core/repositories/news_mails'

/** Ports by which nobody is told anything: what the demo plays is past. */
export function quiet(ports: Ports): Ports {
  return { ...ports, events: new NoEvents(), unitOfWork: new QuietUnitOfWork(ports.unitOfWork) }
}

class NoEvents extends EventPublisher {
  async publish() {}
}

class NoJobs extends Jobs {
  async add() {}
}

class NoNewsMails extends NewsMails {
  async plan() {
    return false
  }
}

class QuietUnitOfWork extends UnitOfWork {
  constructor(private real: UnitOfWork) {
    super()
  }

  run<T>(work: (repositories: Repositories) => Promise<T>) {
    const silent = { jobs: new NoJobs(), newsMails: new NoNewsMails() }
    return this.real.run((repositories) => work({ ...repositories, ...silent }))
  }
}
