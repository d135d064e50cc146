import { BaseModel, column } from '@adonisjs/lucid/orm'
import type { Channel, NotificationKind } from '#core/notifications/kinds'
import type { NotificationPreferences } from '#core/notifications/may_notify'
import User from '#models/user'

/** A notification the member has switched off. */
export default class NotificationSwitch extends BaseModel {
  @column()
  declare userId: string

  @column()
  declare kind: NotificationKind

  @column()
  declare channel: Channel

  /** A member's preferences, for `mayNotify` before any notification. */
  static async wishesOf(userId: string): Promise<NotificationPreferences> {
    const [user, off] = await Promise.all([User.find(userId), this.query().where({ userId })])
    return {
      off: off.map(({ kind, channel }) => ({ kind, channel })),
      notificationsDisabled: user?.notificationsDisabled ?? [],
    }
  }
}
