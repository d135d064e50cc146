import type { ApplicationService } from '@adonisjs/core/types'
import type { OperationsServer } from '#operations/operations_server'

/** Opens health and metrics of a web process, where a port is set for them. */
export default class OperationsProvider {
  #server?: OperationsServer

  constructor(protected app: ApplicationService) {}

  async ready() {
    const { operationsHost: host, operationsPort: port } = await import('#config/operations')
    if (port === undefined) return
    const { OperationsServer } = await import('#operations/operations_server')
    this.#server = new OperationsServer()
    await this.#server.start({ host, port })
    this.app.terminating(() => this.#server?.drain())
  }

  async shutdown() {
    this.#server?.stop()
  }
}
