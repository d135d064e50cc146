import { inject } from '@adonisjs/core'
import { Job } from '@adonisjs/queue'
import { Mailer } from '#mails/mailer'
import { dangerNotice } from '#mails/complaints/danger_notice'
import { sendingOf } from '#mails/tagged_addresses'
import Site from '#models/site'
import Ticket from '#models/ticket'
import { adminsWith } from '#queries/admin/admins_with'
import { siteSettings } from '#queries/sites/site_settings'

type Payload = Readonly<{ ticketId: string }>

/** Mails every moderator and owner of its site that a notice of the abuse of a child came in. */
@inject()
export default class AlertModeratorsJob extends Job<Payload> {
  static options = { name: 'alert_moderators' }

  constructor(private mailer: Mailer) {
    super()
  }

  async execute() {
    const ticket = await Ticket.find(this.payload.ticketId)
    if (!ticket) return
    const { domain, id, name } = await Site.findOrFail(ticket.siteId)
    const settings = await siteSettings(id)
    const facts = { number: ticket.number, path: `/admin/complaints/${ticket.id}` }
    for (const admin of await adminsWith('decide_report', id)) {
      const to = {
        userId: null,
        email: admin.email,
        name: admin.name,
        language: admin.locale,
        site: { id, domain, name },
        settings,
      }
      const headers = [['Auto-Submitted', 'auto-generated']] as const
      await this.mailer.sendToPerson(dangerNotice, to, {
        facts,
        address: sendingOf(settings).from,
        headers,
      })
    }
  }
}
