import { inject } from '@adonisjs/core'
import { Job } from '@adonisjs/queue'
import { prepareDownload } from '#core/accounts/data/prepare_download'
import { Ports } from '#core/ports'
import { personalFiles } from '#queries/accounts/personal_files'

type Payload = Readonly<{ tokenId: string }>

/** Collects a member's personal data in one file, and mails the link to it. */
@inject()
export default class PrepareDownloadJob extends Job<Payload> {
  static options = { name: 'prepare_download' }

  constructor(private ports: Ports) {
    super()
  }

  async execute() {
    const gather = (userId: string) => personalFiles(this.ports, userId)
    await prepareDownload(this.ports, { ...this.payload, gather })
  }
}
