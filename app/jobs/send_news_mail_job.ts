import { inject } from '@adonisjs/core'
import { Job } from '@adonisjs/queue'
import type { DateTime } from 'luxon'
import { countMessages, type News } from '#core/notifications/mail/news'
import { postponeNewsMail } from '#core/notifications/mail/plan_news_mail'
import { whenToMail } from '#core/notifications/mail/when_to_mail'
import { Ports } from '#core/ports'
import NewsMail from '#models/news_mail'
import NotificationSwitch from '#models/notification_switch'
import Profile from '#models/profile'
import User from '#models/user'
import { mailNews } from '#queries/notifications/mail_news'

type Payload = Readonly<{ profileId: string }>

/** Who was never mailed is told of what came in these days. */
const firstMailDays = 7
/** What was being written down while the last mail was put together is asked for again. */
const overlapSeconds = 10

/** Tells a member in one mail what they have not seen, at its time, or not at all. */
@inject()
export default class SendNewsMailJob extends Job<Payload> {
  static options = { name: 'send_news_mail' }

  constructor(private ports: Ports) {
    super()
  }

  async execute() {
    const { profileId } = this.payload
    const now = this.ports.clock.now()
    const lastMailAt = await NewsMail.begin(profileId)
    const profile = await Profile.findOrFail(profileId)
    const user = await User.findOrFail(profile.userId)
    if (user.status !== 'active' || !user.email) return

    const wishes = await NotificationSwitch.wishesOf(user.id)
    const since =
      lastMailAt?.minus({ seconds: overlapSeconds }) ?? now.minus({ days: firstMailDays })
    const news = await mailNews({ user, profile }, wishes, since)
    const decision = whenToMail(news, lastMailAt, now)
    if (decision.act === 'wait') await this.#putOff(decision.until)
    if (decision.act !== 'send') return
    await this.#send(user, user.email, profile, news)
    // Once more after a crash in between is better than never.
    await NewsMail.noteSent(profileId, now)
  }

  async #send(user: User, to: string, { name }: Profile, news: readonly News[]) {
    const lines = news.flatMap((one) => one.lines)
    const { id: userId, language, siteId } = user
    await this.ports.mailer.send({
      ...{ kind: 'news', userId, to, language, siteId, name },
      ...{ messages: countMessages(lines), lines },
    })
  }

  async #putOff(until: DateTime) {
    const { profileId } = this.payload
    await this.ports.unitOfWork.run((repositories) =>
      postponeNewsMail(repositories, { profileId, now: this.ports.clock.now(), until })
    )
  }
}
