import type { ApplicationService } from '@adonisjs/core/types'
import encryption from '@adonisjs/core/services/encryption'
import ShieldMiddleware from '@adonisjs/shield/shield_middleware'
import edge from 'edge.js'

/** In place of the provider of Shield, which makes all guards anew for each request. */
export default class ShieldProvider {
  constructor(protected app: ApplicationService) {}

  register() {
    this.app.container.singleton(ShieldMiddleware, () => {
      const config =
        this.app.config.get<ConstructorParameters<typeof ShieldMiddleware>[0]>('shield')
      return new ShieldMiddleware(config, encryption.use(), edge)
    })
  }
}
