import { inject } from '@adonisjs/core'
import limiter from '@adonisjs/limiter/services/main'
import { Job } from '@adonisjs/queue'
import { ownMailHeader } from '#core/complaints/mail/reply_mail'
import type { TicketMailKind } from '#core/complaints/mail/ticket_mail'
import { Ports } from '#core/ports'
import { pseudonym } from '#logins/pseudonym'
import { Mailer } from '#mails/mailer'
import { automaticKinds, ticketMails } from '#mails/complaints/ticket_mails'
import { ticketReader } from '#mails/complaints/ticket_reader'
import { replyAddress, sendingOf, threadId } from '#mails/tagged_addresses'

/** To an address that nobody proved. Rule: docs/product/complaints.md, Floods. */
const receiptsOfAddress = { requests: 10, duration: '1 day' } as const

type Payload = Readonly<{ kind: TicketMailKind; entryId: string }>

/**
 * Sends a mail about a ticket to whoever wrote it, member or not. It is answered at an address of the
 * ticket, where failures of delivery come back too.
 */
@inject()
export default class SendTicketMailJob extends Job<Payload> {
  static options = { name: 'send_ticket_mail' }

  constructor(
    private ports: Ports,
    private mailer: Mailer
  ) {
    super()
  }

  async execute() {
    const { entryId, kind } = this.payload
    const known = await ticketReader(this.ports, entryId)
    if (!known) return
    const { facts, to } = known
    const isAutomatic = automaticKinds.includes(kind)
    if (isAutomatic && !facts.isProved && !(await this.#mayConfirm(to.email))) return
    const { domain } = sendingOf(to.settings)
    const thread = threadId(facts.number, domain)
    await this.mailer.sendToPerson(ticketMails[kind], to, {
      facts,
      address: replyAddress(this.ports, facts.number, domain),
      headers: [
        [ownMailHeader, facts.number],
        ['References', thread],
        ['In-Reply-To', thread],
        ['Auto-Submitted', isAutomatic ? 'auto-replied' : 'no'],
      ],
    })
  }

  /** Anybody can give any address, from many networks: it gets so many receipts. */
  async #mayConfirm(email: string) {
    const key = `receipt:${pseudonym(email)}`
    return (await limiter.use(receiptsOfAddress).attempt(key, () => true)) === true
  }
}
