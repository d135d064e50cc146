import { inject } from '@adonisjs/core'
import i18nManager from '@adonisjs/i18n/services/main'
import { Job } from '@adonisjs/queue'
import { DateTime } from 'luxon'
import { isGone } from '#core/messaging/may_write'
import type { NotificationKind } from '#core/notifications/kinds'
import { whenToPush, type PushJob } from '#core/notifications/push/when_to_push'
import { Ports } from '#core/ports'
import type { DeliveryOutcome } from '#core/repositories/delivery_counts'
import type { Locale } from '#core/sites/locales'
import type { SiteSettings } from '#core/sites/settings/settings'
import { hasVisiblePage } from '#live/presence'
import NotificationSwitch from '#models/notification_switch'
import Profile from '#models/profile'
import PushRecord from '#models/push_record'
import PushSubscription from '#models/push_subscription'
import QuietHours from '#models/quiet_hours'
import Site from '#models/site'
import User from '#models/user'
import { pushNews, type PushNews, type PushPerson } from '#queries/push/push_news'
import { badges } from '#queries/shell/badges'
import { fictionalWords } from '#queries/sites/fictional_words'
import { siteSettings } from '#queries/sites/site_settings'

type Payload = Omit<PushJob, 'name'>
type Reader = Readonly<{ user: User; profile: Profile }>

/** Sends one push to one browser of a member, postpones it, or drops it; never twice. */
@inject()
export default class SendPushJob extends Job<Payload> {
  static options = { name: 'send_push' }

  constructor(private ports: Ports) {
    super()
  }

  async execute() {
    const subscription = await PushSubscription.find(this.payload.subscriptionId)
    const reader = subscription && (await readerOf(subscription.userId))
    const news = reader && (await pushNews(this.payload, reader, this.ports.clock.now()))
    if (!news) return
    const decision = await this.#decide(news, reader)
    if (decision.act === 'wait') return this.#again(decision.until)
    if (decision.act === 'send') await this.#tell(subscription, news, reader)
  }

  async #decide({ seen }: PushNews, { user, profile }: Reader) {
    const { kind, at } = this.payload
    const occasion = {
      kind,
      at: DateTime.fromMillis(at),
      seen,
      wishes: await NotificationSwitch.wishesOf(user.id),
      quietHours: await QuietHours.of(user.id),
      timeZone: user.timeZone,
      lastActiveAt: profile.lastActiveAt,
      hasVisiblePage: await hasVisiblePage(profile.id),
    }
    return whenToPush(occasion, this.ports.clock.now())
  }

  async #tell(subscription: PushSubscription, news: PushNews, reader: Reader) {
    const now = this.ports.clock.now()
    const { sequence, lastReadSequence } = news
    const claim = { ...this.payload, sequence, lastReadSequence, at: now }
    if (!(await PushRecord.claim(claim))) return
    const outcome = await this.ports.push.notify(await this.#compose(subscription, news, reader))
    if (outcome === 'sent') {
      await PushRecord.markSent(claim, now)
      return this.#count('push_sent')
    }
    if (outcome === 'gone') {
      await subscription.delete()
      return this.#count('push_ended')
    }
    if (outcome === 'refused') {
      await PushRecord.forget(claim)
      return this.#count('push_failed')
    }
    return this.#again(now.plus({ seconds: outcome.retryAfterSeconds }))
  }

  /** It was tried for the last time. */
  async failed() {
    await this.#count('push_failed')
  }

  #count(outcome: DeliveryOutcome) {
    const now = this.ports.clock.now()
    return this.ports.unitOfWork.run(({ deliveryCounts }) => deliveryCounts.add(outcome, now))
  }

  async #compose(subscription: PushSubscription, { person, url }: PushNews, reader: Reader) {
    const { endpoint, p256dh, auth } = subscription
    const { language, siteId } = reader.user
    const { messages, likes } = await badges(reader.profile.id)
    const { kind, subjectId } = this.payload
    return {
      endpoint,
      p256dh,
      auth,
      language,
      title: (await Site.findOrFail(siteId)).name,
      body: pushWords(kind, person, { language, settings: await siteSettings(siteId) }),
      // Pushes without a name are identical within their kind.
      tag: person ? `${kind} ${subjectId}` : kind,
      openUrl: url,
      checkUrl: url,
      badge: messages + likes,
    }
  }

  async #again(at: DateTime) {
    await this.ports.unitOfWork.run(({ jobs }) =>
      jobs.add({ name: 'send_push', ...this.payload }, at)
    )
  }
}

/** Null for a member who may no longer log in. */
async function readerOf(userId: string): Promise<Reader | null> {
  const user = await User.findOrFail(userId)
  if (isGone(user.status)) return null
  return { user, profile: await Profile.findByOrFail({ userId }) }
}

const texts = {
  new_message: {
    unknown: 'push.someone_wrote',
    named: 'push.name_wrote',
    fictional: 'push.fictional_wrote',
  },
  new_like: {
    unknown: 'common.someone_likes_you',
    named: 'common.name_likes_you',
    fictional: 'common.fictional_likes_you',
  },
  match: {
    unknown: 'common.someone_likes_you',
    named: 'common.match_with',
    fictional: 'common.fictional_match_with',
  },
} as const

/** Visitors are real members. */
const visitTexts = { unknown: 'push.someone_visited', named: 'push.name_visited' } as const

/** Reminders name nobody. */
const reminderTexts = { reminders: 'push.messages_wait', offers: 'push.bonus_ends' } as const

/** One line, in the language of its reader, without texts of messages: others may see the screen. */
function pushWords(
  kind: NotificationKind,
  person: PushPerson | null,
  { language, settings }: Readonly<{ language: Locale; settings: SiteSettings }>
) {
  const i18n = i18nManager.locale(language)
  if (kind === 'reminders' || kind === 'offers') return i18n.t(reminderTexts[kind])
  if (!person) return i18n.t((kind === 'visit' ? visitTexts : texts[kind]).unknown)
  const { name, fictional } = person
  if (kind === 'visit') return i18n.t(visitTexts.named, { name })
  if (!fictional) return i18n.t(texts[kind].named, { name })
  return i18n.t(texts[kind].fictional, {
    name,
    ...fictionalWords(i18n, settings),
  })
}
