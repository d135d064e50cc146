import { buildPushPayload, type VapidKeys } from '@block65/webcrypto-web-push'
import { createHash } from 'node:crypto'
import logger from '@adonisjs/core/services/logger'
import { DateTime } from 'luxon'
import { isPushAddress } from '#core/notifications/push/subscription'
import { type Push, PushNotifier } from '#core/ports/push_notifier'
import { postPublicly, type Post, type Posted } from '#adapters/web_push/post_publicly'

/** A push that has not reached its device by then is dropped by the push service. */
const timeToLiveSeconds = 12 * 3600
const timeoutMilliseconds = 10_000
const topicLength = 32
/** A malformed, unauthorized or too large push fails the same way every time. */
const hopeless = [400, 401, 403, 413]
const pauseSeconds = { usual: 60, least: 1, most: 3600 }

/** Sends pushes to the browsers' push services (RFC 8030), encrypted and signed (8291, 8292). */
export class WebPushNotifier extends PushNotifier {
  constructor(
    private keys: VapidKeys,
    private post: Post = postPublicly
  ) {
    super()
  }

  async notify(push: Push) {
    const { endpoint, p256dh, auth, language: lang, ...data } = push
    if (!isPushAddress(push)) return 'gone' as const
    const message = {
      data: { ...data, lang },
      options: { ttl: timeToLiveSeconds, urgency: 'high' as const, topic: topicOf(push) },
    }
    const subscription = { endpoint, expirationTime: null, keys: { p256dh, auth } }
    const { headers, body } = await buildPushPayload(message, subscription, this.keys)
    const posted = await this.post(endpoint, { headers, body, timeout: timeoutMilliseconds })
    return outcomeOf(posted)
  }
}

/** While the browser is out of reach, its service keeps the last push of a topic alone (RFC 8030). */
function topicOf({ tag }: Push) {
  return createHash('sha256').update(tag).digest('base64url').slice(0, topicLength)
}

function outcomeOf({ status, retryAfter }: Posted) {
  if (status >= 200 && status < 300) return 'sent' as const
  if (status === 404 || status === 410) return 'gone' as const
  if (hopeless.includes(status)) {
    logger.warn({ provider: 'web_push', status }, 'A push was refused')
    return 'refused' as const
  }
  if (status === 429 || retryAfter) return { retryAfterSeconds: pauseOf(retryAfter) }
  throw new Error(`The push service answered ${status}`)
}

/** The Retry-After header in seconds; it has seconds or a date (RFC 9110). */
function pauseOf(asked: string | null) {
  const { usual, least, most } = pauseSeconds
  const until = DateTime.fromHTTP(asked ?? '')
  const seconds = until.isValid ? until.diffNow().as('seconds') : Number(asked ?? usual)
  return Math.min(most, Math.max(least, Math.ceil(Number.isNaN(seconds) ? usual : seconds)))
}
