import type { HttpContext } from '@adonisjs/core/http'
import db from '@adonisjs/lucid/services/db'
import { pushPublicKey } from '#config/push'
import { type Channel, channels, notificationKinds } from '#core/notifications/kinds'
import { mayNotify } from '#core/notifications/may_notify'
import {
  hasQuietHours,
  parseQuietHours,
  defaultQuietHours,
} from '#core/notifications/push/quiet_hours'
import NotificationSwitch from '#models/notification_switch'
import QuietHours from '#models/quiet_hours'
import { notificationsValidator } from '#validators/settings/notifications'
import { transact } from '#database/transact'
import { answerRefusal } from '#replies/refusals'

export default class NotificationsController {
  async edit({ inertia, member }: HttpContext) {
    const userId = member.user.id
    const { off } = await NotificationSwitch.wishesOf(userId)
    const wishes = { off, notificationsDisabled: [] }
    return inertia.render('settings/notifications', {
      pushPublicKey,
      quiet: await quietHours(userId),
      switches: notificationKinds.map((kind) => {
        const isOn = (channel: Channel) => mayNotify(kind, channel, wishes)
        return { kind, mail: isOn('mail'), push: isOn('push') }
      }),
    })
  }

  async store(ctx: HttpContext) {
    const { on = [], quiet, ...hours } = await ctx.request.validateUsing(notificationsValidator)
    const { quiet_from: fromHour = 0, quiet_until: untilHour = 0 } = hours
    const chosen = parseQuietHours(quiet ? { fromHour, untilHour } : null)
    if (!chosen.ok) return answerRefusal(ctx, chosen, 'quiet_until')

    const userId = ctx.member.user.id
    await keepOff(userId, on)
    await QuietHours.keep(userId, chosen.value)
    ctx.session.flash('success', ctx.i18n.t('settings.notifications_saved'))
    return ctx.response.redirect('/profile')
  }
}

/** Members who have switched quiet hours off see the default ones as a suggestion. */
async function quietHours(userId: string) {
  const kept = await QuietHours.of(userId)
  const on = hasQuietHours(kept)
  const { fromHour: from, untilHour: until } = on ? kept : defaultQuietHours
  return { on, from, until }
}

function keepOff(userId: string, on: readonly string[]) {
  const all = notificationKinds.flatMap((kind) => channels.map((channel) => ({ kind, channel })))
  const off = all.filter(({ kind, channel }) => !on.includes(`${kind}.${channel}`))
  const rows = off.map((one) => ({ user_id: userId, ...one }))
  return transact(db, async (client) => {
    await client.from('notification_switches').where('user_id', userId).delete()
    if (rows.length > 0) await client.table('notification_switches').multiInsert(rows)
  })
}
