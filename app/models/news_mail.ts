import { BaseModel, column } from '@adonisjs/lucid/orm'
import type { DateTime } from 'luxon'
import { instant } from '#models/columns'

/** When a member's next and last news mails are due and were sent. */
export default class NewsMail extends BaseModel {
  static selfAssignPrimaryKey = true

  @column({ isPrimary: true })
  declare profileId: string

  /** Null while no job waits. */
  @instant()
  declare dueAt: DateTime | null

  @instant()
  declare sentAt: DateTime | null

  /** How many were sent since the member was last on the site. */
  @column()
  declare unanswered: number

  /** Marks its job as started: news from now on plans the next one. Returns what went before. */
  static async begin(profileId: string) {
    await this.query().where({ profileId }).update({ due_at: null })
    const mail = await this.find(profileId)
    return { lastMailAt: mail?.sentAt ?? null, unanswered: mail?.unanswered ?? 0 }
  }

  static async noteSent(profileId: string, sentAt: DateTime) {
    const mail = this.query().where({ profileId })
    await mail.increment('unanswered', 1).update({ sent_at: sentAt.toMillis() })
  }

  /** The member is back: what was put off, as they stayed away, is planned anew by the next news. */
  static async noteReturn(profileId: string) {
    await this.query()
      .where({ profileId })
      .where('unanswered', '>', 0)
      .update({ due_at: null, unanswered: 0 })
  }
}
