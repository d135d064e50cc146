import type { HttpContext } from '@adonisjs/core/http'
import db from '@adonisjs/lucid/services/db'
import { pushPublicKey } from '#config/push'
import { channels, notificationKinds } from '#core/notifications/kinds'
import { defaultMailWish } from '#core/notifications/mail/mail_wish'
import { isOwnChoice } from '#core/notifications/may_notify'
import { parseQuietHours } from '#core/notifications/push/quiet_hours'
import MailWish from '#models/mail_wish'
import QuietHours from '#models/quiet_hours'
import { notificationSwitches, quietHours } from '#queries/notifications/notification_settings'
import { notificationsValidator } from '#validators/settings/notifications'
import { transact } from '#database/transact'
import { answerRefusal } from '#replies/refusals'

export default class NotificationsController {
  async edit({ inertia, member }: HttpContext) {
    const userId = member.user.id
    return inertia.render('settings/notifications', {
      pushPublicKey,
      mailWish: await MailWish.of(userId),
      quiet: await quietHours(userId),
      switches: await notificationSwitches(userId),
    })
  }

  async store(ctx: HttpContext) {
    const {
      neutral,
      on = [],
      pace = defaultMailWish.pace,
      quiet,
      ...hours
    } = await ctx.request.validateUsing(notificationsValidator)
    const { quiet_from: fromHour = 0, quiet_until: untilHour = 0 } = hours
    const chosen = parseQuietHours(quiet ? { fromHour, untilHour } : null)
    if (!chosen.ok) return answerRefusal(ctx, chosen, 'quiet_until')

    const userId = ctx.member.user.id
    await storeSwitches(userId, on)
    await QuietHours.keep(userId, chosen.value)
    await MailWish.keep(userId, { isNeutral: Boolean(neutral), pace })
    ctx.session.flash('success', ctx.i18n.t('settings.notifications_saved'))
    return ctx.response.redirect('/profile')
  }
}

function storeSwitches(userId: string, on: readonly string[]) {
  const rows = notificationKinds
    .flatMap((kind) =>
      channels.map((channel) => ({ kind, channel, isOn: on.includes(`${kind}.${channel}`) }))
    )
    .filter(isOwnChoice)
    .map(({ isOn, ...one }) => ({ user_id: userId, ...one, is_on: isOn }))
  return transact(db, async (client) => {
    await client.from('notification_switches').where('user_id', userId).delete()
    if (rows.length > 0) await client.table('notification_switches').multiInsert(rows)
  })
}
