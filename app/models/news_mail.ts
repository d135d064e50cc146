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

  /**
   * Marks its job as started: news from now on plans the next one. Returns when the last one was
   * sent.
   */
  static async begin(profileId: string) {
    await this.query().where({ profileId }).update({ due_at: null })
    const mail = await this.find(profileId)
    return mail?.sentAt ?? null
  }

  static async noteSent(profileId: string, sentAt: DateTime) {
    await this.query().where({ profileId }).update({ sent_at: sentAt.toMillis() })
  }
}
