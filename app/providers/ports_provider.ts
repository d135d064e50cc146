import type { ApplicationService } from '@adonisjs/core/types'
import { Ports } from '#core/ports'

/** Binds an adapter to every port, chosen by the environment; the defaults need no network. */
export default class PortsProvider {
  constructor(protected app: ApplicationService) {}

  register() {
    this.app.container.singleton(Ports, async () => {
      const { makePorts } = await import('#adapters/ports')
      return makePorts()
    })
  }
}
