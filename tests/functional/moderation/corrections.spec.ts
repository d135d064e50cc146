import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { adjustMemberCredits } from '#core/admin/members/adjust_credits'
import { correctBirthDate, correctGender } from '#core/admin/members/correct_member'
import { locales } from '#core/sites/locales'
import { defaultSettings } from '#core/sites/settings/settings'
import OutboxMessage from '#models/outbox_message'
import User from '#models/user'
import { downloadedFiles, rowsIn } from '#tests/support/accounts/downloads'
import { giveCredits } from '#tests/support/admin/credits'
import { actorOf } from '#tests/support/admin/admins'
import { signInAdmin } from '#tests/support/admin/signed_in'
import { inTransaction } from '#tests/support/database/transactions'
import { open } from '#tests/support/http/open_page'
import { sendMail, workMails } from '#tests/support/mail/mail_jobs'
import { join } from '#tests/support/people/members'
import { bob } from '#tests/support/people/people'
import { sitePorts } from '#tests/support/site/ports'

const userId = bob().user.id
const facts = 'You sent us your passport'
const reason = 'Seen by the team lead'

/** Corrects Bob's credits, each number of them, then his date of birth and his gender. */
async function correct(...credits: readonly number[]) {
  const ports = await sitePorts()
  const { admin } = await signInAdmin('support')
  const by = actorOf(admin, ports.clock.now())
  const words = { by, userId, facts, reason }
  for (const number of credits) {
    const requestId = ports.ids.next()
    const adjusted = await adjustMemberCredits(ports, { ...words, credits: number, requestId })
    if (!adjusted.ok) throw new Error(adjusted.refusal)
  }
  const dateOfBirth = { year: 1990, month: 5, day: 1 }
  const settings = defaultSettings
  const born = await correctBirthDate(ports, { ...words, dateOfBirth, settings })
  const gender = await correctGender(ports, { ...words, gender: 'female' })
  if (!born.ok || !gender.ok) throw new Error('Not corrected')
}

test.group('A member whose account an admin corrected', (group) => {
  inTransaction(group)

  test('is mailed what changed, why, and how to object', async ({ assert }) => {
    await join(bob({ user: { language: 'en' } }))
    await correct(100, -30)
    await workMails('account_corrected')
    const sent = await OutboxMessage.query().orderBy('id')
    assert.deepEqual(
      sent.map(({ subject }) => subject),
      [
        'We’ve added credits to your account on Vonk',
        'We’ve removed credits from your account on Vonk',
        'We’ve corrected your date of birth on Vonk',
        'We’ve corrected your gender on Vonk',
      ]
    )
    const [given, taken, born, gender] = sent.map(({ text }) => text)
    assert.include(given, 'added 100 credits to your balance. That brought it to 100.')
    assert.include(taken, 'removed 30 credits from your balance. That brought it to 70.')
    assert.match(born, /Others now see that you’re \d\d\./)
    assert.notInclude(born, '1990')
    assert.include(gender, 'Others now see you as a woman.')
    for (const { html, text } of sent) {
      assert.include(text, facts)
      assert.include(html, facts)
      assert.include(text, 'Email support@localhost within six months')
      assert.include(text, '/decisions')
      assert.notInclude(text, reason)
    }
  })

  test('is mailed in each language, with words of its own', async ({ assert }) => {
    await join(bob())
    await correct(1)
    const requests = await db.from('member_corrections').select('id')
    for (const language of locales) {
      await User.query().where('id', userId).update({ language })
      for (const { id: correctionId } of requests) {
        await sendMail({ kind: 'account_corrected', userId, correctionId })
      }
    }
    const texts = new Set((await OutboxMessage.all()).map(({ text }) => text))
    assert.equal(texts.size, locales.length * requests.length)
  })

  test('reads it beside what was decided about them', async ({ assert, client }) => {
    await join(bob())
    await correct(100)
    const { inertiaProps } = await open(client, '/decisions', bob())
    assert.containSubset(inertiaProps.corrections, [
      { told: { what: 'gender', gender: 'female' }, facts },
      { told: { what: 'date_of_birth' }, facts },
      { told: { what: 'given', credits: 100, balance: 100 }, facts },
    ])
    assert.notInclude(JSON.stringify(inertiaProps.corrections), reason)
  })

  test('finds why in the line of their statement', async ({ assert, client }) => {
    await join(bob())
    await giveCredits(bob(), 10)
    await correct(-5)
    const { inertiaProps } = await open(client, '/transactions', bob())
    const [taken, given] = inertiaProps.lines
    assert.containSubset(taken, { kind: 'correction', change: -5, reason: facts })
    assert.containSubset(given, { reason: null })
  })

  test('gets it with the download of their data, without who did it', async ({ assert }) => {
    await join(bob())
    await correct(100)
    const rows = rowsIn(await downloadedFiles(bob()), 'member_corrections')
    assert.containSubset(rows, [
      { kind: 'credits', before: '0', after: '100', facts },
      { kind: 'date_of_birth', after: '1990-05-01', facts },
      { kind: 'gender', before: 'male', after: 'female', facts },
    ])
    for (const row of rows) assert.notProperty(row, 'corrected_by')
  })
})
