import type { HttpContext } from '@adonisjs/core/http'
import db from '@adonisjs/lucid/services/db'
import { pushPublicKey } from '#config/push'
import { type Channel, channels, notificationKinds } from '#core/notifications/kinds'
import { mayNotify } from '#core/notifications/may_notify'
import NotificationSwitch from '#models/notification_switch'
import { notificationsValidator } from '#validators/settings/notifications'

export default class NotificationsController {
  async edit({ inertia, member }: HttpContext) {
    const { off } = await NotificationSwitch.wishesOf(member!.user.id)
    const wishes = { off, notificationsDisabled: [] }
    return inertia.render('settings/notifications', {
      pushPublicKey,
      switches: notificationKinds.map((kind) => {
        const isOn = (channel: Channel) => mayNotify(kind, channel, wishes)
        return { kind, mail: isOn('mail'), push: isOn('push') }
      }),
    })
  }

  async store({ i18n, member, request, response, session }: HttpContext) {
    const { on = [] } = await request.validateUsing(notificationsValidator)
    const names: readonly string[] = on
    const all = notificationKinds.flatMap((kind) => channels.map((channel) => ({ kind, channel })))
    const off = all.filter(({ kind, channel }) => !names.includes(`${kind}.${channel}`))
    await keepOff(member!.user.id, off)
    session.flash('success', i18n.t('settings.notifications_saved'))
    return response.redirect('/profile')
  }
}

function keepOff(userId: string, off: Pick<NotificationSwitch, 'kind' | 'channel'>[]) {
  return db.transaction(async (client) => {
    await client.from('notification_switches').where('user_id', userId).delete()
    const rows = off.map((one) => ({ user_id: userId, ...one }))
    if (rows.length > 0) await client.table('notification_switches').multiInsert(rows)
  })
}
