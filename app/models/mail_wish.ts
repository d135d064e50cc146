import { BaseModel, column } from '@adonisjs/lucid/orm'
import {
  type MailPace,
  type MailWish as Wish,
  defaultMailWish,
} from '#core/notifications/mail/mail_wish'

/** How a member wants mails; without a row, as by default. */
export default class MailWish extends BaseModel {
  static table = 'mail_wishes'

  static selfAssignPrimaryKey = true

  @column({ isPrimary: true })
  declare userId: string

  @column()
  declare pace: MailPace

  @column()
  declare isNeutral: boolean

  static async keep(userId: string, { isNeutral, pace }: Wish) {
    await this.updateOrCreate({ userId }, { isNeutral, pace })
  }

  static async of(userId: string): Promise<Wish> {
    const { isNeutral, pace } = (await this.find(userId)) ?? defaultMailWish
    // SQLite has it as a number.
    return { isNeutral: Boolean(isNeutral), pace }
  }
}
