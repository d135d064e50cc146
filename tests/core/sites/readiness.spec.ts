import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import { nothingTold } from '#core/sites/law/legal_fields'
import {
  invoiceLacksOf,
  lacks,
  missingSetup,
  lacksTogether,
  type SiteFacts,
} from '#core/sites/readiness'

const company = {
  name: 'Vonk B.V.',
  address: 'Oudegracht 1',
  city: 'Utrecht',
  country: 'NL',
  timeZone: 'Europe/Amsterdam',
  kvk: '12345678',
  tradenames: [],
  vatNumbers: ['NL001'],
  supportPhone: null,
  iban: 'NL91ABNA0417164300',
  bic: null,
  creditorId: null,
  deleteDiscount: null,
  ...nothingTold,
  added: DateTime.utc(2026),
}

const italian = { ...company, country: 'IT', registerCourt: 'Milano', shareCapital: '€ 10.000' }

const french = {
  ...italian,
  country: 'FR',
  representatives: 'Ada',
  host: 'Servers SA',
  disputeBody: 'CM2C',
}

const ready: SiteFacts = {
  url: 'https://flirt.test',
  domain: 'flirt.test',
  company,
  countries: ['NL'],
  supportEmail: 'help@flirt.test',
  isClaimUnproven: false,
  isPoolUnagreed: false,
  sendsMail: true,
  readsBounces: true,
  hasSentMail: true,
  mailFrom: 'hello@flirt.test',
  takesPayments: true,
  sendsPushes: true,
  isAddressed: true,
  sendsTexts: true,
  unapprovedTexts: [],
  hasSecondJudge: true,
  hasSecondFactors: true,
  hasBackup: true,
}

test.group('What a site lacks', () => {
  test('is nothing when everything is set', ({ assert }) => {
    assert.deepEqual(missingSetup(ready), [])
  })

  test('is named: {lack}')
    .with([
      { lack: 'https', facts: { url: 'http://flirt.test' } },
      { lack: 'app_url', facts: { isAddressed: false } },
      { lack: 'domain', facts: { domain: 'localhost' } },
      { lack: 'domain', facts: { domain: '127.0.0.1' } },
      { lack: 'company', facts: { company: null } },
      { lack: 'register_number', facts: { company: { ...company, kvk: null } } },
      { lack: 'share_capital', facts: { company: { ...italian, shareCapital: null } } },
      { lack: 'register_court', facts: { company: { ...italian, registerCourt: null } } },
      { lack: 'representatives', facts: { company: { ...french, representatives: null } } },
      { lack: 'host', facts: { company: { ...french, host: null } } },
      { lack: 'dispute_body', facts: { countries: ['NL', 'FR'] as const } },
      { lack: 'eu_representative', facts: { company: { ...company, country: 'US' } } },
      { lack: 'uk_representative', facts: { countries: ['GB'] as const } },
      { lack: 'vat_number', facts: { company: { ...company, vatNumbers: [] } } },
      { lack: 'time_zone', facts: { company: { ...company, timeZone: 'UTC' } } },
      { lack: 'bank_account', facts: { company: { ...company, iban: null } } },
      { lack: 'support_address', facts: { supportEmail: null } },
      { lack: 'mail', facts: { sendsMail: false } },
      { lack: 'mail_from', facts: { mailFrom: 'hello@vonk.example' } },
      { lack: 'bounces', facts: { readsBounces: false } },
      { lack: 'mail_tried', facts: { hasSentMail: false } },
      { lack: 'payments', facts: { takesPayments: false } },
      { lack: 'push', facts: { sendsPushes: false } },
      { lack: 'text_messages', facts: { sendsTexts: false } },
      { lack: 'texts_approved', facts: { unapprovedTexts: ['privacy'] as const } },
      { lack: 'premium_claim', facts: { isClaimUnproven: true } },
      { lack: 'pool_agreement', facts: { isPoolUnagreed: true } },
      { lack: 'second_judge', facts: { hasSecondJudge: false } },
      { lack: 'second_factor', facts: { hasSecondFactors: false } },
      { lack: 'backup', facts: { hasBackup: false } },
    ])
    .run(({ assert }, { lack, facts }) => {
      assert.deepEqual(missingSetup({ ...ready, ...facts }) as string[], [lack])
    })

  test('comes in the order of mending', ({ assert }) => {
    const nothing = {
      url: 'http://localhost',
      domain: 'localhost',
      isAddressed: false,
      company: null,
      countries: [],
      supportEmail: null,
      isClaimUnproven: true,
      isPoolUnagreed: true,
      sendsMail: false,
      readsBounces: false,
      hasSentMail: false,
      mailFrom: 'hello@vonk.example',
      takesPayments: false,
      sendsPushes: false,
      sendsTexts: false,
      unapprovedTexts: ['terms'] as const,
      hasSecondJudge: false,
      hasSecondFactors: false,
      hasBackup: false,
    }
    // Told once there is a company, or mail that leaves.
    const later = [
      'register_number',
      'register_court',
      'representatives',
      'share_capital',
      'host',
      'dispute_body',
      'eu_representative',
      'uk_representative',
      'vat_number',
      'time_zone',
      'bank_account',
      'mail_tried',
    ]
    const all = lacks.filter((lack) => !later.includes(lack))
    assert.deepEqual(missingSetup(nothing), all)
  })

  test('of several sites stands there once where it is mended for all', ({ assert }) => {
    const together = lacksTogether([
      { site: 'one', lacks: ['https', 'company', 'backup'] },
      { site: 'two', lacks: ['https', 'domain'] },
    ])
    assert.deepEqual(together, [
      { lack: 'https', site: null },
      { lack: 'backup', site: null },
      { lack: 'company', site: 'one' },
      { lack: 'domain', site: 'two' },
    ])
  })

  test('includes what its invoices lack, and nothing else of that', ({ assert }) => {
    const unnumbered = { ...company, vatNumbers: [], timeZone: 'UTC', iban: null }
    assert.deepEqual(invoiceLacksOf(ready), [])
    assert.deepEqual(invoiceLacksOf({ ...ready, company: null, sendsMail: false }), ['company'])
    const lacking = { ...ready, company: unnumbered }
    assert.deepEqual(invoiceLacksOf(lacking), ['vat_number', 'time_zone'])
  })
})
