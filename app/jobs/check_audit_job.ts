import { inject } from '@adonisjs/core'
import { Job } from '@adonisjs/queue'
import { checkAudit } from '#core/admin/audit/check_audit'
import { Ports } from '#core/ports'

/** Follows the chain of the audit log by night; scheduled. */
@inject()
export default class CheckAuditJob extends Job<Record<string, never>> {
  static options = { name: 'check_audit' }

  constructor(private ports: Ports) {
    super()
  }

  async execute() {
    await checkAudit(this.ports)
  }
}
