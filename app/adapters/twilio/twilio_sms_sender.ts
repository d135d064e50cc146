import logger from '@adonisjs/core/services/logger'
import { codeMinutes } from '#core/payments/direct_debit/signing'
import { SmsSender, type Sms, type SmsOutcome } from '#core/ports/sms_sender'

type Secret = Readonly<{ release(): string }>
type Settings = Readonly<{ account: string; token: Secret; from: string; url: string }>

const timeoutMilliseconds = 5000
/** Twilio's codes for a number that is invalid, no mobile, a landline, out of reach or unsubscribed. */
const unreachable = [21211, 21610, 21612, 21614, 21635]

/**
 * Sends text messages by Twilio's Messages API. Twilio has no idempotency keys, so a retry after a
 * timeout may deliver a text twice. Its error messages repeat the number, so only their code is
 * logged.
 */
export class TwilioSmsSender extends SmsSender {
  #url: string
  #authorization: string

  constructor(
    private settings: Settings,
    private timeout = timeoutMilliseconds
  ) {
    super()
    const { account, token, url } = settings
    this.#url = `${url}/2010-04-01/Accounts/${encodeURIComponent(account)}/Messages.json`
    const credentials = Buffer.from(`${account}:${token.release()}`).toString('base64')
    this.#authorization = `Basic ${credentials}`
  }

  async send(sms: Sms): Promise<SmsOutcome> {
    const response = await this.#post(sms)
    if (!response) {
      logger.warn({ provider: 'twilio' }, 'A text message was not answered')
      return 'later'
    }
    const { status, ok } = response
    const code = await codeOf(response)
    if (ok) return 'sent'
    logger.warn({ provider: 'twilio', status, code }, 'A text message was not taken')
    if (status === 429 || status >= 500) return 'later'
    return code !== null && unreachable.includes(code) ? 'unreachable' : 'refused'
  }

  async #post({ to, text }: Sms) {
    const { from } = this.settings
    const sender = /^MG[\da-f]{32}$/i.test(from) ? 'MessagingServiceSid' : 'From'
    const fields = { To: to, [sender]: from, Body: text, ValidityPeriod: String(codeMinutes * 60) }
    try {
      return await fetch(this.#url, {
        method: 'POST',
        headers: { Authorization: this.#authorization },
        body: new URLSearchParams(fields),
        redirect: 'error',
        signal: AbortSignal.timeout(this.timeout),
      })
    } catch {
      return null
    }
  }
}

/** The error code of an answer; null without one. */
async function codeOf(response: Response) {
  try {
    const answer: unknown = await response.json()
    const code = typeof answer === 'object' && answer !== null && 'code' in answer && answer.code
    return typeof code === 'number' ? code : null
  } catch {
    return null
  }
}
