import { createServer } from 'node:http'
import { Secret } from '@adonisjs/core/helpers'
import { test } from '@japa/runner'
import twilio from 'twilio'
import { TwilioSmsSender } from '#adapters/twilio/twilio_sms_sender'
import { readTwilio } from '#config/sms'
import { smsSenderContract } from '#tests/contracts/outgoing'
import { LogLines } from '#tests/support/logs/log_lines'
import {
  twilioAccount,
  twilioAtStub,
  twilioStub,
  twilioToken,
} from '#tests/support/providers/twilio_stub'

const sms = { to: '+31612345678', text: '123456 is your code' }
const log = new LogLines()

const delivered = async (to: string) => twilioStub.messages.filter((one) => one.to === to).length
smsSenderContract(
  'TwilioSmsSender',
  () => twilioAtStub(),
  delivered,
  (group) => twilioStub.with(group)
)

test.group('A text message by Twilio', (group) => {
  twilioStub.with(group)
  log.with(group)

  test('is the request that Twilio’s own client makes', async ({ assert }) => {
    const official = new RecordingClient()
    const client = twilio(twilioAccount, twilioToken, { httpClient: official })
    await client.messages.create({
      to: sms.to,
      from: '+15005550006',
      body: sms.text,
      validityPeriod: 600,
    })
    await twilioAtStub().send(sms)
    const [{ method, uri, data, username, password }] = official.asked
    const [asked] = twilioStub.asked
    const credentials = Buffer.from(`${username}:${password}`).toString('base64')
    assert.equal(asked.method.toLowerCase(), method)
    assert.equal(asked.path, new URL(uri).pathname)
    assert.equal(asked.header('authorization'), `Basic ${credentials}`)
    const expected = Object.entries(data ?? {}).map(([name, value]) => [name, String(value)])
    assert.deepEqual(
      Object.fromEntries(new URLSearchParams(asked.body)),
      Object.fromEntries(expected)
    )
  })

  test('is sent by a service where its id is set', async ({ assert }) => {
    const service = `MG${'a'.repeat(32)}`
    assert.equal(await twilioAtStub({ from: service }).send(sms), 'sent')
    const [{ body }] = twilioStub.asked
    assert.equal(new URLSearchParams(body).get('MessagingServiceSid'), service)
  })

  const troubles = [
    { status: 400, code: 21211, outcome: 'unreachable' },
    { status: 400, code: 21614, outcome: 'unreachable' },
    { status: 400, code: 21610, outcome: 'unreachable' },
    { status: 400, code: 21635, outcome: 'unreachable' },
    { status: 400, code: 21606, outcome: 'refused' },
    { status: 403, code: 20403, outcome: 'refused' },
    { status: 429, code: 20429, outcome: 'later' },
    { status: 500, code: 20500, outcome: 'later' },
    { status: 503, code: 20503, outcome: 'later' },
  ]

  test('is {outcome} after {status} with {code}, and the log has neither number nor code')
    .with(troubles)
    .run(async ({ assert }, { status, code, outcome }) => {
      twilioStub.trouble = [status, code]
      assert.equal(await twilioAtStub().send(sms), outcome)
      const [line, ...more] = log.warnings()
      assert.containSubset(line, { provider: 'twilio', status, code })
      assert.isEmpty(more)
      assertSecret(assert)
    })

  test('is refused with a wrong token', async ({ assert }) => {
    assert.equal(await twilioAtStub({ token: 'wrong' }).send(sms), 'refused')
    assert.containSubset(log.warnings(), [{ status: 401, code: 20003 }])
    assertSecret(assert)
  })

  test('is retried when there is no answer, or none in time', async ({ assert }) => {
    const silent = createServer(() => {})
    await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve))
    const { port } = Object(silent.address())
    const token = new Secret(twilioToken)
    const settings = { account: 'AC', token, from: 'Vonk', url: `http://127.0.0.1:${port}` }
    assert.equal(await new TwilioSmsSender(settings, 50).send(sms), 'later')
    silent.closeAllConnections()
    await new Promise((resolve) => silent.close(resolve))
    assert.equal(await new TwilioSmsSender(settings).send(sms), 'later')
    assertSecret(assert)
  })

  test('is not configured halfway', ({ assert }) => {
    const whole = { account: 'AC', token: new Secret('x'), from: 'Vonk' }
    assert.containSubset(readTwilio(whole), { url: 'https://api.twilio.com' })
    assert.isNull(readTwilio({}))
    for (const missing of ['account', 'token', 'from']) {
      assert.throws(() => readTwilio({ ...whole, [missing]: undefined }), /Twilio needs all of/)
    }
  })
})

type OfficialRequest = Parameters<InstanceType<typeof twilio.RequestClient>['request']>[0]

/** Twilio's own client, which records its requests instead of sending them. */
class RecordingClient extends twilio.RequestClient {
  readonly asked: OfficialRequest[] = []

  async request<Data>(request: OfficialRequest) {
    this.asked.push(request)
    return { statusCode: 201, body: { sid: 'SM1' } as Data, headers: {} }
  }
}

/** Asserts that the log has neither number, code nor key. */
function assertSecret(assert: { notMatch: (text: string, pattern: RegExp) => void }) {
  assert.notMatch(log.raw.join(''), /612345678|\d{6} is|only-for-this-twilio-stub|Basic /)
}
