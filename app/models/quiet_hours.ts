import { BaseModel, column } from '@adonisjs/lucid/orm'
import { usualQuietHours } from '#core/notifications/push/quiet_hours'

/** When a member wants no pushes; no row: at the usual hours. */
export default class QuietHours extends BaseModel {
  static table = 'quiet_hours'

  @column({ isPrimary: true })
  declare userId: string

  @column()
  declare fromHour: number

  @column()
  declare untilHour: number

  static async of(userId: string) {
    const { fromHour, untilHour } = (await this.find(userId)) ?? usualQuietHours
    return { fromHour, untilHour }
  }
}
