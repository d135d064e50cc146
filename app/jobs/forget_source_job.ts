import { inject } from '@adonisjs/core'
import { Job } from '@adonisjs/queue'
import { forgetSource } from '#core/accounts/leaving/forget_source'
import { Ports } from '#core/ports'

type Payload = Readonly<{ userId: string }>

/** Forgets where an erased member came from, once the days of that are counted for good. */
@inject()
export default class ForgetSourceJob extends Job<Payload> {
  static options = { name: 'forget_source' }

  constructor(private ports: Ports) {
    super()
  }

  async execute() {
    await forgetSource(this.ports, this.payload)
  }
}
