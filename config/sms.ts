import { sandboxIsOpen } from '#config/payments'
import { readTwilio } from '#support/read_twilio'
import env from '#start/env'

/** The account that sends text messages; null where they only go to the outbox. */
export const twilio = readTwilio({
  account: env.get('TWILIO_ACCOUNT_SID'),
  token: env.get('TWILIO_AUTH_TOKEN'),
  from: env.get('TWILIO_FROM'),
  url: env.get('TWILIO_URL'),
})

/** Whether whoever waits for a code gets it: the outbox is a phone where money is play money. */
export const smsArrives = twilio !== null || sandboxIsOpen
