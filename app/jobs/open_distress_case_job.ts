import { inject } from '@adonisjs/core'
import { Job } from '@adonisjs/queue'
import { openDistressCase } from '#core/admin/inbox/open_distress_case'
import { Ports } from '#core/ports'

type Payload = Readonly<{ messageId: string }>

/** Opens a case about the member who showed distress in a message to a fictional profile. */
@inject()
export default class OpenDistressCaseJob extends Job<Payload> {
  static options = { name: 'open_distress_case' }

  constructor(private ports: Ports) {
    super()
  }

  async execute() {
    await openDistressCase(this.ports, this.payload)
  }
}
