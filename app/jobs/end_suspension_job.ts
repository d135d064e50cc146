import { inject } from '@adonisjs/core'
import { Job } from '@adonisjs/queue'
import { endSuspension } from '#core/moderation/measures/suspension'
import { Ports } from '#core/ports'

type Payload = Readonly<{ userId: string }>

/** Brings a suspended member back once their time is over. */
@inject()
export default class EndSuspensionJob extends Job<Payload> {
  static options = { name: 'end_suspension' }

  constructor(private ports: Ports) {
    super()
  }

  async execute() {
    await endSuspension(this.ports, this.payload)
  }
}
