import logger from '@adonisjs/core/services/logger'
import { codeMinutes } from '#core/payments/direct_debit/signing'
import { SmsSender, type Sms, type SmsOutcome } from '#core/ports/sms_sender'

type Secret = Readonly<{ release(): string }>
type Settings = Readonly<{ account: string; token: Secret; from: string; url: string }>

const millisecondsToAnswer = 5000
/** Twilio's codes for a number that is none, no mobile one, out of reach, or wants nothing of us. */
const unreachable = [21211, 21610, 21612, 21614]

/**
 * Text messages by the Messages resource of Twilio's API of 2010. Twilio knows no idempotency key:
 * what was not answered is sent again, so the same text may come twice. Its errors repeat the
 * number, so nothing of them is logged but their code.
 */
export class TwilioSmsSender extends SmsSender {
  #url: string
  #authorization: string

  constructor(
    private settings: Settings,
    private timeout = millisecondsToAnswer
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

/** The number of an error, and nothing of its words; null without one. */
async function codeOf(response: Response) {
  try {
    const answer: unknown = await response.json()
    const code = typeof answer === 'object' && answer !== null && 'code' in answer && answer.code
    return typeof code === 'number' ? code : null
  } catch {
    return null
  }
}
