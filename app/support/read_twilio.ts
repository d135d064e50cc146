type Secret = Readonly<{ release(): string }>
type Given = Readonly<{ account?: string; token?: Secret; from?: string; url?: string }>

const settings = 'TWILIO_ACCOUNT_SID, TWILIO_AUTH_TOKEN and TWILIO_FROM'

/** How text messages are sent by Twilio; null without it. Half of it is a mistake of the operator. */
export function readTwilio({ account, token, from, url }: Given) {
  if (!account && !token && !from) return null
  if (!account || !token || !from) throw new Error(`Twilio needs all of ${settings}`)
  return { account, token, from, url: url ?? 'https://api.twilio.com' }
}
