import { BaseModel, column } from '@adonisjs/lucid/orm'
import { type QuietHours as Hours, defaultQuietHours } from '#core/notifications/push/quiet_hours'

/** When a member wants no pushes; without a row, at the default hours. */
export default class QuietHours extends BaseModel {
  static table = 'quiet_hours'

  static selfAssignPrimaryKey = true

  @column({ isPrimary: true })
  declare userId: string

  @column()
  declare fromHour: number

  @column()
  declare untilHour: number

  static async keep(userId: string, { fromHour, untilHour }: Hours) {
    await this.updateOrCreate({ userId }, { fromHour, untilHour })
  }

  static async of(userId: string) {
    const { fromHour, untilHour } = (await this.find(userId)) ?? defaultQuietHours
    return { fromHour, untilHour }
  }
}
