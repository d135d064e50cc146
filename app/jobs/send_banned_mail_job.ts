import { inject } from '@adonisjs/core'
import { Job } from '@adonisjs/queue'
import type { ReportReason } from '#core/moderation/report'
import { Ports } from '#core/ports'
import { readerOf } from '#mails/reader'

type Payload = Readonly<{ userId: string; breach: ReportReason }>

/** Tells a member why they are banned, and how to object. */
@inject()
export default class SendBannedMailJob extends Job<Payload> {
  static options = { name: 'send_banned_mail' }

  constructor(private ports: Ports) {
    super()
  }

  async execute() {
    const { userId, breach } = this.payload
    const reader = await readerOf(userId)
    if (reader) await this.ports.mailer.send({ kind: 'banned', ...reader, breach })
  }
}
