import { inject } from '@adonisjs/core'
import { Job } from '@adonisjs/queue'
import { removeOldExports } from '#core/admin/members/export_member'
import { endDownload } from '#core/accounts/data/end_download'
import { Ports } from '#core/ports'
import { oldDownloads } from '#queries/accounts/old_downloads'

/** Ends expired downloads, and exports that were taken; scheduled. */
@inject()
export default class EndDownloadsJob extends Job<Record<string, never>> {
  // The next hour's run is the retry.
  static options = { name: 'end_downloads', maxRetries: 0 }

  constructor(private ports: Ports) {
    super()
  }

  async execute() {
    for (const tokenId of await oldDownloads(this.ports.clock.now())) {
      await endDownload(this.ports, { tokenId })
    }
    await removeOldExports(this.ports)
  }
}
