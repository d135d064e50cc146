import app from '@adonisjs/core/services/app'
import { Ports } from '#core/ports'

/** What core's use cases need, as the site under test has it. */
export function sitePorts() {
  return app.container.make(Ports)
}
