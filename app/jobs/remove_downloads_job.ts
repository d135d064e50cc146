import { inject } from '@adonisjs/core'
import { Job } from '@adonisjs/queue'
import { Ports } from '#core/ports'

type Payload = Readonly<{ tokenIds: readonly string[] }>

/** Removes the files of downloads that have expired or whose owner is erased. */
@inject()
export default class RemoveDownloadsJob extends Job<Payload> {
  static options = { name: 'remove_downloads' }

  constructor(private ports: Ports) {
    super()
  }

  async execute() {
    for (const tokenId of this.payload.tokenIds) await this.ports.archives.remove(tokenId)
  }
}
