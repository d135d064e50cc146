import { BaseModel, column } from '@adonisjs/lucid/orm'
import type { Channel, NotificationKind } from '#core/notifications/kinds'

/** What a member has switched off. */
export default class NotificationSwitch extends BaseModel {
  @column()
  declare userId: string

  @column()
  declare kind: NotificationKind

  @column()
  declare channel: Channel
}
