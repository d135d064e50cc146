import type { ApplicationService } from '@adonisjs/core/types'
import type { OperationsServer } from '#operations/operations_server'

/** Opens health and metrics of a web process, where a port is set for them; it is ready once it is warm. */
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
    await this.#warmUp()
    this.#server.serve()
  }

  /** A process that did not get its own pages in time is as good as one that never tried. */
  async #warmUp() {
    const { warmUp } = await import('#operations/warm_up')
    const site = await this.app.container.make('server')
    const logger = await this.app.container.make('logger')
    const address = site.getNodeServer()?.address()
    if (!address || typeof address === 'string') return
    await warmUp(address).catch((err) => logger.warn({ err }, 'Not warm'))
  }

  async shutdown() {
    this.#server?.stop()
  }
}
