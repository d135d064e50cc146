import { sandboxIsOpen } from '#config/payments'
import env from '#start/env'

type Secret = Readonly<{ release(): string }>
type TwilioSettings = Readonly<{ account?: string; token?: Secret; from?: string; url?: string }>

const settings = 'TWILIO_ACCOUNT_SID, TWILIO_AUTH_TOKEN and TWILIO_FROM'

/** The Twilio account; null where text messages only go to the outbox. */
export const twilio = readTwilio({
  account: env.get('TWILIO_ACCOUNT_SID'),
  token: env.get('TWILIO_AUTH_TOKEN'),
  from: env.get('TWILIO_FROM'),
  url: env.get('TWILIO_URL'),
})

/** Whether codes reach a phone; in the sandbox the outbox stands in for it. */
export const smsArrives = twilio !== null || sandboxIsOpen

/** Reads the settings of Twilio; null without them. Throws when only some are set. */
export function readTwilio({ account, token, from, url }: TwilioSettings) {
  if (!account && !token && !from) return null
  if (!account || !token || !from) throw new Error(`Twilio needs all of ${settings}`)
  return { account, token, from, url: url ?? 'https://api.twilio.com' }
}
