import { inject } from '@adonisjs/core'
import { Job } from '@adonisjs/queue'
import type { DateTime } from 'luxon'
import { countMessages } from '#core/notifications/mail/news'
import { postponeNewsMail } from '#core/notifications/mail/plan_news_mail'
import { whenToMail } from '#core/notifications/mail/when_to_mail'
import { Ports } from '#core/ports'
import { Mailer } from '#mails/mailer'
import { newsMail } from '#mails/notifications/news'
import { readerOf } from '#mails/reader'
import NewsMail from '#models/news_mail'
import NotificationSwitch from '#models/notification_switch'
import Profile from '#models/profile'
import User from '#models/user'
import { mailNews } from '#queries/notifications/mail_news'

type Payload = Readonly<{ profileId: string }>

/** A member who was never mailed is told what came in these days. */
const firstMailDays = 7
/** What was being written while the last mail was put together is asked for again. */
const overlapSeconds = 10

/**
 * Tells a member in one mail what they have not seen. Unlike other mails it can postpone itself, and
 * records when it was sent: what came before is not told again.
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
    const lastMailAt = await NewsMail.begin(profileId)
    const profile = await Profile.findOrFail(profileId)
    const reader = await readerOf(profile.userId)
    if (reader?.status !== 'active') return

    const user = await User.findOrFail(profile.userId)
    const wishes = await NotificationSwitch.wishesOf(user.id)
    const since =
      lastMailAt?.minus({ seconds: overlapSeconds }) ?? now.minus({ days: firstMailDays })
    const news = await mailNews({ user, profile }, wishes, since)
    const decision = whenToMail(news, lastMailAt, now)
    if (decision.act === 'wait') await this.#putOff(decision.until)
    if (decision.act !== 'send') return
    const lines = news.flatMap((one) => one.lines)
    await this.mailer.send(newsMail, reader, { messages: countMessages(lines), lines })
    // A mail sent twice, after a crash in between, is better than one that is lost.
    await NewsMail.noteSent(profileId, now)
  }

  async #putOff(until: DateTime) {
    const { profileId } = this.payload
    await this.ports.unitOfWork.run((repositories) =>
      postponeNewsMail(repositories, { profileId, now: this.ports.clock.now(), until })
    )
  }
}
