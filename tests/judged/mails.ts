import app from '@adonisjs/core/services/app'
import { ticketMailKinds } from '#core/complaints/mail/ticket_mail'
import { locales, type Locale } from '#core/sites/locales'
import { defaultSettings } from '#core/sites/settings/settings'
import SendTicketMailJob from '#jobs/send_ticket_mail_job'
import { dangerNotice } from '#mails/complaints/danger_notice'
import { Mailer } from '#mails/mailer'
import { sendingOf } from '#mails/tagged_addresses'
import Site from '#models/site'
import TicketEntry from '#models/ticket_entry'
import { answered } from '#tests/support/complaints/answers'
import { complain } from '#tests/support/complaints/tickets'
import { adaReading, everyMail, variants } from '#tests/support/mail/every_mail'
import { joinForOffers } from '#tests/support/mail/offers'
import { receivedMails, smtpMailer } from '#tests/support/mail/smtp_server'
import { ada } from '#tests/support/people/people'
import { runJob } from '#tests/support/queue/jobs'
import { sitePorts } from '#tests/support/site/ports'
import { createCompany } from '#tests/support/sites/company'

/** The longest name that a member may have, and an address that no program breaks by itself. */
const longName = 'Wolfeschlegelsteinhausenberger'
const longAnswer = `See https://bank.example/payments/${'0123456789'.repeat(8)}`

/** A mail as it left by SMTP. */
export type JudgedMail = Readonly<{
  /** Language, kind and place of the mail, to find it again. */
  name: string
  sender: string
  recipient: string
  source: string
}>

/** Every mail in every language, as it left by SMTP. */
export async function writeEveryMail(): Promise<readonly JudgedMail[]> {
  await createCompany()
  await joinForOffers()
  const mailer = await smtpMailer()
  app.container.swap(Mailer, () => mailer)
  try {
    const mails: JudgedMail[] = []
    for (const language of locales) {
      receivedMails.length = 0
      const kinds = await sendAll(mailer, language)
      const ofLanguage = receivedMails.map(({ recipients: [recipient], sender, source }, place) => {
        return { name: `${language} ${kinds[place]} (${place})`, sender, recipient, source }
      })
      if (ofLanguage.length < kinds.length) throw new Error(`Not every mail left in ${language}`)
      mails.push(...ofLanguage)
    }
    return mails
  } finally {
    app.container.restore(Mailer)
  }
}

async function sendAll(mailer: Mailer, language: Locale) {
  const reader = await adaReading({ language, name: longName })
  const samples = [...everyMail, ...variants]
  for (const mail of samples) await mail.send(mailer, reader)
  await mailer.sendToPerson(dangerNotice, reader, {
    facts: { number: 'V-2K7F-9Q', path: '/admin/complaints/1' },
    address: sendingOf(defaultSettings).from,
    headers: [['Auto-Submitted', 'auto-generated']],
  })
  return [...samples.map(({ kind }) => kind), 'danger_notice', ...(await sendTicketMails(language))]
}

/** Who complained, as a member and as somebody whose address nobody proved. */
const complaints = [
  { kind: 'complaint', userId: ada().user.id },
  { kind: 'withdrawal', userId: ada().user.id },
  { kind: 'illegal_content', userId: null },
] as const

async function sendTicketMails(language: Locale) {
  const ports = await sitePorts()
  const { id: siteId } = await Site.query().orderBy('createdAt').firstOrFail()
  const sent: string[] = []
  for (const { kind, userId } of complaints) {
    // One address gets ten receipts a day.
    const email = `ada.${language}@example.com`
    const { id } = await complain(ports, { siteId, language, kind, userId, name: longName, email })
    await answered(id, 'open', longAnswer)
    const [asked, answer] = await TicketEntry.query().where('ticketId', id).orderBy('sequence')
    for (const mail of ticketMailKinds) {
      const { id: entryId } = /answer|solved/.test(mail) ? answer : asked
      await runJob(SendTicketMailJob, { kind: mail, entryId })
      sent.push(`${mail} of ${kind}`)
    }
  }
  return sent
}
