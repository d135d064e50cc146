import { BaseModel, column } from '@adonisjs/lucid/orm'
import type { Channel, NotificationKind } from '#core/notifications/kinds'
import type { NotificationPreferences } from '#core/notifications/may_notify'
import User from '#models/user'

/** What a member has switched off. */
export default class NotificationSwitch extends BaseModel {
  @column()
  declare userId: string

  @column()
  declare kind: NotificationKind

  @column()
  declare channel: Channel

  /** What a member wants to hear; ask `mayNotify` with it before any notification. */
  static async wishesOf(userId: string): Promise<NotificationPreferences> {
    const [user, off] = await Promise.all([User.find(userId), this.query().where({ userId })])
    return {
      off: off.map(({ kind, channel }) => ({ kind, channel })),
      notificationsDisabled: user?.notificationsDisabled ?? [],
    }
  }
}
