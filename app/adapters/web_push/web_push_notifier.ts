import { buildPushPayload, type VapidKeys } from '@block65/webcrypto-web-push'
import { DateTime } from 'luxon'
import { type Push, PushNotifier } from '#core/ports/push_notifier'

/** A push that has not reached its device by then is dropped by the push service. */
const timeToLiveSeconds = 12 * 3600
const timeoutMilliseconds = 10_000
const pauseSeconds = { usual: 60, least: 1, most: 3600 }

/** Sends pushes to the browsers' push services (RFC 8030), encrypted and signed (8291, 8292). */
export class WebPushNotifier extends PushNotifier {
  constructor(
    private keys: VapidKeys,
    private send: typeof fetch = fetch
  ) {
    super()
  }

  async notify(push: Push) {
    const { endpoint, p256dh, auth, language: lang, ...data } = push
    const message = {
      data: { ...data, lang },
      options: { ttl: timeToLiveSeconds, urgency: 'high' as const },
    }
    const subscription = { endpoint, expirationTime: null, keys: { p256dh, auth } }
    const request = await buildPushPayload(message, subscription, this.keys)
    const response = await this.send(endpoint, {
      ...request,
      method: 'POST',
      // Members supply the address: a redirect could lead into the internal network.
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMilliseconds),
    })
    await response.body?.cancel()
    return outcomeOf(response)
  }
}

function outcomeOf({ ok, status, headers }: Response) {
  if (ok) return 'sent' as const
  if (status === 404 || status === 410) return 'gone' as const
  const asked = headers.get('retry-after')
  if (status === 429 || asked) return { retryAfterSeconds: pauseOf(asked) }
  throw new Error(`The push service answered ${status}`)
}

/** The Retry-After header in seconds; it has seconds or a date (RFC 9110). */
function pauseOf(asked: string | null) {
  const { usual, least, most } = pauseSeconds
  const until = DateTime.fromHTTP(asked ?? '')
  const seconds = until.isValid ? until.diffNow().as('seconds') : Number(asked ?? usual)
  return Math.min(most, Math.max(least, Math.ceil(Number.isNaN(seconds) ? usual : seconds)))
}
