import { BaseModel, column } from '@adonisjs/lucid/orm'
import type { Channel, NotificationKind } from '#core/notifications/kinds'
import { type NotificationPreferences, offBy } from '#core/notifications/may_notify'
import User from '#models/user'

/** A switch of a notification, as the member has left it. */
export default class NotificationSwitch extends BaseModel {
  @column()
  declare userId: string

  @column()
  declare kind: NotificationKind

  @column()
  declare channel: Channel

  @column()
  declare isOn: boolean

  /** A member's preferences, for `mayNotify` before any notification. */
  static async wishesOf(userId: string): Promise<NotificationPreferences> {
    const [user, choices] = await Promise.all([User.find(userId), this.query().where({ userId })])
    return {
      off: offBy(choices),
      notificationsDisabled: user?.notificationsDisabled ?? [],
    }
  }
}
