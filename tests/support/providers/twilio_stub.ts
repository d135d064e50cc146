import { Secret } from '@adonisjs/core/helpers'
import { TwilioSmsSender } from '#adapters/twilio/twilio_sms_sender'
import { StubServer, type Answer, type Asked } from '#tests/support/providers/stub_server'

export const twilioAccount = `AC${'0'.repeat(32)}`
export const twilioToken = 'only-for-this-twilio-stub'
const twilioNumber = '+15005550006'

/** Twilio's errors as documented; the message contains the number. */
const wrong = (status: number, code: number, message: string): Answer => {
  const moreInfo = `https://www.twilio.com/docs/errors/${code}`
  return { status, body: { code, message, more_info: moreInfo, status } }
}

/** The Messages resource of Twilio's API of 2010, as its public reference describes it. */
export class TwilioStub extends StubServer {
  readonly messages: { to: string; from: string; body: string }[] = []
  /** The error of the next messages: HTTP status and Twilio's own code; null for none. */
  trouble: readonly [status: number, code: number] | null = null

  protected forget() {
    this.messages.length = 0
    this.asked.length = 0
    this.trouble = null
  }

  protected answer({ method, path, body, header }: Asked): Answer {
    const credentials = Buffer.from(`${twilioAccount}:${twilioToken}`).toString('base64')
    if (header('authorization') !== `Basic ${credentials}`) {
      return wrong(401, 20003, 'Authenticate')
    }
    if (method !== 'POST' || path !== `/2010-04-01/Accounts/${twilioAccount}/Messages.json`) {
      return wrong(404, 20404, `The requested resource ${path} was not found`)
    }
    const fields = new URLSearchParams(body)
    const [to, from, text] = ['To', 'From', 'Body'].map((name) => fields.get(name) ?? '')
    if (this.trouble) return wrong(...this.trouble, `The 'To' number ${to} cannot get '${text}'`)
    if (!text) return wrong(400, 21602, 'Message body is required')
    if (!from && !fields.get('MessagingServiceSid')) return wrong(400, 21603, 'No From')
    if (!/^\+\d{8,15}$/.test(to)) return wrong(400, 21211, `Invalid 'To' Phone Number: ${to}`)
    this.messages.push({ to, from, body: text })
    return { status: 201, body: { sid: `SM${'0'.repeat(32)}`, status: 'queued', to, body: text } }
  }
}

export const twilioStub = new TwilioStub()

export function twilioAtStub({ token = twilioToken, from = twilioNumber, timeout = 5000 } = {}) {
  const settings = { account: twilioAccount, token: new Secret(token), from, url: twilioStub.url }
  return new TwilioSmsSender(settings, timeout)
}
