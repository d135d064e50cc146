import { inject } from '@adonisjs/core'
import { Job } from '@adonisjs/queue'
import { Ports } from '#core/ports'
import { addUpVat } from '#queries/admin/money/add_up_vat'

/** Adds up the VAT of months that are over, so that a quarter is not read document by document. */
@inject()
export default class AddUpVatJob extends Job<Record<string, never>> {
  // The next day's run is the retry.
  static options = { name: 'add_up_vat', maxRetries: 0 }

  constructor(private ports: Ports) {
    super()
  }

  async execute() {
    await addUpVat(this.ports.clock.now())
  }
}
