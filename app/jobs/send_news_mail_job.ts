import { inject } from '@adonisjs/core'
import { Job } from '@adonisjs/queue'
import type { DateTime } from 'luxon'
import { noteVeiledTold } from '#core/likes/veiled_count'
import { countMessages } from '#core/notifications/mail/news'
import { postponeNewsMail } from '#core/notifications/mail/plan_news_mail'
import { whenToMail } from '#core/notifications/mail/when_to_mail'
import { Ports } from '#core/ports'
import { Mailer } from '#mails/mailer'
import { newsMail } from '#mails/notifications/news'
import { readerOf } from '#mails/reader'
import MailWish from '#models/mail_wish'
import NewsMail from '#models/news_mail'
import SentMail from '#models/sent_mail'
import NotificationSwitch from '#models/notification_switch'
import Profile from '#models/profile'
import QuietHours from '#models/quiet_hours'
import User from '#models/user'
import VeiledCount from '#models/veiled_count'
import { mailNews } from '#queries/notifications/mail_news'

type Payload = Readonly<{ profileId: string }>

/** How far back the first mail to a member looks for news. */
const firstMailDays = 7
/** Looks back before the last mail, for news that was committed while that mail was composed. */
const overlapSeconds = 10

/**
 * Sends the mail about unseen news to a member. Unlike other mails it can postpone itself, and it
 * records when it was sent: the next mail begins there.
 */
@inject()
export default class SendNewsMailJob extends Job<Payload> {
  static options = { name: 'send_news_mail' }

  constructor(
    private ports: Ports,
    private mailer: Mailer
  ) {
    super()
  }

  async execute() {
    const { profileId } = this.payload
    const now = this.ports.clock.now()
    const before = await NewsMail.begin(profileId)
    const profile = await Profile.findOrFail(profileId)
    const reader = await readerOf(profile.userId)
    if (reader?.status !== 'active') return

    const user = await User.findOrFail(profile.userId)
    const wishes = await NotificationSwitch.wishesOf(user.id)
    const { pace } = await MailWish.of(user.id)
    const quietHours = await QuietHours.of(user.id)
    const since =
      before.lastMailAt?.minus({ seconds: overlapSeconds }) ?? now.minus({ days: firstMailDays })
    const veiled = await VeiledCount.query().where({ profileId })
    const news = await mailNews({ user, profile, veiled }, wishes, since)
    const pacing = { ...before, pace, quietHours, timeZone: user.timeZone }
    const decision = whenToMail(news, pacing, reader.settings, now)
    if (decision.act === 'wait') await this.#postpone(decision.until)
    if (decision.act !== 'send') return
    const lines = news.flatMap((one) => one.lines)
    const facts = { messages: countMessages(lines), lines, isLast: decision.isLast }
    const isSent = await this.mailer.send(newsMail, reader, facts)
    if (isSent) await SentMail.note({ kind: 'news', userId: user.id })
    // A mail sent twice, after a crash in between, is better than one that is lost.
    await NewsMail.noteSent(profileId, now)
    await noteVeiledTold(this.ports, veiled)
  }

  async #postpone(until: DateTime) {
    const { profileId } = this.payload
    await this.ports.unitOfWork.run((repositories) =>
      postponeNewsMail(repositories, { profileId, now: this.ports.clock.now(), until })
    )
  }
}
