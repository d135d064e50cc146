import { setTimeout as wait } from 'node:timers/promises'
import type { ApplicationService } from '@adonisjs/core/types'

/** Milliseconds between two measurements of the replica. */
const pause = 1000

/** Measures the replica of a web process, where there is one, and logs when it is read and when not. */
export default class ReplicaProvider {
  #stop = new AbortController()
  #measuring?: Promise<void>

  constructor(protected app: ApplicationService) {}

  async ready() {
    const { replica } = await import('#queries/replica/replica')
    if (!replica.isOn) return
    const logger = await this.app.container.make('logger')
    replica.whenTold(({ isRead, why }) => {
      if (isRead) logger.info({ why }, 'The replica is read')
      else logger.warn({ why }, 'The replica is not read: the primary is asked instead')
    })
    this.#measuring = this.#measure()
  }

  /** A running measurement must end before the database closes. */
  async shutdown() {
    this.#stop.abort()
    await this.#measuring
  }

  async #measure() {
    const { measureReplica } = await import('#queries/replica/measure_replica')
    const { signal } = this.#stop
    while (!signal.aborted) {
      await measureReplica()
      await wait(pause, undefined, { signal }).catch(() => {})
    }
  }
}
