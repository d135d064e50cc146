import { test } from '@japa/runner'
import { siteUrl } from '#tests/support/http/cookies'
import { defaultSettings } from '#core/sites/settings/settings'
import OutboxMessage from '#models/outbox_message'
import User from '#models/user'
import { inTransaction } from '#tests/support/database/transactions'
import { adaReading, everyMail, mailOf } from '#tests/support/mail/every_mail'
import { sendMail } from '#tests/support/mail/mail_jobs'
import { joinForOffers } from '#tests/support/mail/offers'
import { join } from '#tests/support/people/members'
import { ada, bob } from '#tests/support/people/people'
import { sample } from '#tests/support/runner/sample'
import { addSite } from '#tests/support/sites/other_site'
import { receivedMails, partOf, smtpMailer, withSmtpServer } from '#tests/support/mail/smtp_server'

/** Their own site is what all other tests have. */
const sentAtHome = sample('mails of the own site', everyMail, 5, ({ kind }) => kind)
const home = { wishes: {}, origin: siteUrl }
const funke = { id: '', domain: 'funke.example', name: 'Funke' }

/** The distinct targets of the links in a text. */
function originsIn(text: string) {
  return [...new Set([...text.matchAll(/https?:\/\/[^/"\s>]+/g)].map(([origin]) => origin))]
}

test.group('The mails of two sites', (group) => {
  withSmtpServer(group)
  inTransaction(group)
  group.each.setup(async () => {
    funke.id = await addSite(funke.domain, funke.name)
  })

  test('lead to the domain of the site of their reader, by every link: {kind}')
    .with([...everyMail])
    .run(async ({ assert }, mail) => {
      await joinForOffers()
      const mailer = await smtpMailer()
      const away = {
        wishes: { site: funke },
        origin: siteUrl.replace('localhost', 'funke.example'),
      }
      for (const { wishes, origin } of sentAtHome.includes(mail) ? [home, away] : [away]) {
        receivedMails.length = 0
        await mail.send(mailer, await adaReading(wishes))
        const [received] = receivedMails
        const [head] = received.source.split('\r\n\r\n')
        for (const one of originsIn(head)) assert.equal(one, origin)
        for (const part of [partOf(received, 'text/plain'), partOf(received, 'text/html')]) {
          assert.deepEqual(originsIn(part), [origin])
        }
      }
    })

  test('come from the address of their site, and go back to its domain', async ({ assert }) => {
    const settings = {
      ...defaultSettings,
      mailFrom: 'post@funke.example',
      mailDomain: 'mail.funke.example',
    }
    receivedMails.length = 0
    await mailOf('welcome').send(await smtpMailer(), await adaReading({ site: funke, settings }))
    const [{ sender, source }] = receivedMails
    assert.match(source, /^From: Funke <post@funke\.example>/m)
    assert.match(sender, /^bounce\+\w+@mail\.funke\.example$/)
    assert.match(source, /^Reply-To: support@funke\.example/m)
  })

  test('are sent for the site that the member joined', async ({ assert }) => {
    await join(ada(), bob())
    await User.query().where('id', bob().user.id).update({ siteId: funke.id })
    for (const { user } of [ada(), bob()]) await sendMail({ kind: 'welcome', userId: user.id })
    const texts = (await OutboxMessage.query().orderBy('id')).map(({ text }) => text)
    assert.include(texts[0], `${siteUrl}/members`)
    assert.include(texts[1], `${siteUrl.replace('localhost', 'funke.example')}/members`)
    assert.include(texts[1], 'Funke')
  })
})
