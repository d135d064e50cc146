import { inject } from '@adonisjs/core'
import { Job } from '@adonisjs/queue'
import { prepareExport } from '#core/admin/members/export_member'
import { Ports } from '#core/ports'
import { personalFiles } from '#queries/accounts/personal_files'

type Payload = Readonly<{ exportId: string }>

/** Collects a member's data in one file for an authority. */
@inject()
export default class PrepareExportJob extends Job<Payload> {
  static options = { name: 'prepare_export' }

  constructor(private ports: Ports) {
    super()
  }

  async execute() {
    const gather = (userId: string) => personalFiles(this.ports, userId)
    await prepareExport(this.ports, { ...this.payload, gather })
  }
}
