import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { Ports } from '#core/ports'
import SendCodeAgainJob, { smsAround } from '#jobs/send_code_again_job'
import { inTransaction } from '#tests/support/database/transactions'
import { collectDebits, fieldErrors, sendDebtor } from '#tests/support/payments/direct_debits'
import { waitingJobs, workJobs } from '#tests/support/queue/jobs'
import { LogLines } from '#tests/support/logs/log_lines'
import { ada } from '#tests/support/people/people'
import { twilioAtStub, twilioStub } from '#tests/support/providers/twilio_stub'
import i18nManager from '@adonisjs/i18n/services/main'
import { locales } from '#core/sites/locales'

const log = new LogLines()

test.group('The code of a direct debit by Twilio', (group) => {
  inTransaction(group)
  twilioStub.with(group)
  log.with(group)
  group.each.setup(async () => {
    await collectDebits(ada())
    await textByTwilio()
    return () => app.container.restore(Ports)
  })

  test('reaches the phone at once', async ({ client, assert }) => {
    const answer = await sendDebtor(client)
    assert.match(String(answer.header('location')), /signing=/)
    assert.match(twilioStub.messages[0].body, /^\d{6} is je code voor Vonk/)
    assert.isEmpty(await waitingJobs('send_code_again'))
  })

  test('is refused at the phone field for a number out of reach', async ({ client, assert }) => {
    twilioStub.trouble = [400, 21614]
    const { phone } = fieldErrors(await sendDebtor(client))
    assert.match(String(phone), /^Dit nummer kan geen sms/)
    assert.isEmpty(await waitingJobs('send_code_again'))
  })

  test('is retried unchanged by the queue while Twilio is away', async ({ client, assert }) => {
    twilioStub.trouble = [503, 20503]
    const answer = await sendDebtor(client)
    assert.match(String(answer.header('location')), /signing=/)
    const [{ payload, at }] = await waitingJobs<object>('send_code_again')
    assert.sameMembers(Object.keys(payload), ['signingId', 'amount'])
    assert.isAbove(Number(at), Date.now())
    await assert.rejects(() => workJobs(SendCodeAgainJob), 'A text message waits to be sent')
    const refused = twilioStub.asked.map(({ body }) => new URLSearchParams(body).get('Body'))
    assert.lengthOf(new Set(refused), 1)
    assert.notMatch(log.raw.join(''), /612345678|\d{6} is/)
  })
})

async function textByTwilio() {
  const ports = await app.container.make(Ports)
  app.container.swap(Ports, () => ({ ...ports, sms: twilioAtStub() }))
}

/** What text messages hold without a second part: GSM 03.38. */
const alphabet =
  /^[@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&'()*+,\-./0-9:;<=>?¡A-ZÄÖÑÜ§¿a-zäöñüà^{}\\[~\]|€]*$/

test.group('The text message with a code', () => {
  test('fits the alphabet of text messages in {$self}')
    .with([...locales])
    .run(({ assert }, locale) => {
      const site = { name: 'Vonk', domain: 'vonk.example' }
      const text = smsAround({ i18n: i18nManager.locale(locale), site }, 1_234_599)('123456')
      assert.match(text, alphabet)
      assert.isTrue(text.endsWith('\n\n@vonk.example #123456'))
    })
})
