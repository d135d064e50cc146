import { BaseModel, column } from '@adonisjs/lucid/orm'
import type { DateTime } from 'luxon'
import { instant } from '#models/columns'

/** When a member is next told by mail what they have not seen, and was last. */
export default class NewsMail extends BaseModel {
  static selfAssignPrimaryKey = true

  @column({ isPrimary: true })
  declare profileId: string

  /** Empty while no job waits. */
  @instant()
  declare dueAt: DateTime | null

  @instant()
  declare sentAt: DateTime | null

  /** Its job has begun: what comes from now on plans the next one. Answers when the last one left. */
  static async begin(profileId: string) {
    await this.query().where({ profileId }).update({ due_at: null })
    const mail = await this.find(profileId)
    return mail?.sentAt ?? null
  }

  static async noteSent(profileId: string, sentAt: DateTime) {
    await this.query().where({ profileId }).update({ sent_at: sentAt.toMillis() })
  }
}
