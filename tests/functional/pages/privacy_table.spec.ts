import { readFile } from 'node:fs/promises'
import { test } from '@japa/runner'
import { locales, type Locale } from '#core/sites/locales'
import { ownTables } from '#queries/accounts/personal/own_tables'
import { sharedTables } from '#queries/accounts/personal/shared_tables'

/** Which line of the privacy statement tells of a table of personal data: the words with which it begins in English. */
const toldOf: Readonly<Record<string, readonly string[]>> = {
  'email address, password': ['users', 'email_changes'],
  'profile, photos, likes, visits': [
    'profiles',
    'profile_interests',
    'photos',
    'likes',
    'visits',
    'veiled_counts',
  ],
  'swipes': ['swipes'],
  'looks and background': ['self_descriptions'],
  'messages': ['conversations', 'participants', 'messages'],
  'orders and credits': [
    'orders',
    'payment_events',
    'refunds',
    'invoices',
    'debits',
    'bank_transfers',
    'incoming_transfers',
    'account_proofs',
    'claims',
    'claim_payments',
    'ledger_movements',
    'discount_codes',
  ],
  'account, address and phone number of a direct debit': ['mandates', 'signings'],
  'time of your last visit': ['past_activity'],
  'logins': ['logins'],
  'what you write to support': ['tickets', 'ticket_entries', 'ticket_files'],
  'why you delete your account': ['account_deletions'],
  'blocks': ['blocks'],
  'reports you make and reports about you': ['reports', 'readings'],
  'decisions about your account': [
    'photo_decisions',
    'member_corrections',
    'member_notes',
    'measures',
    'appeals',
  ],
  'address of your browser': ['push_subscriptions', 'pushes'],
  'which emails we sent you': ['tokens', 'sent_mails', 'soft_bounces', 'news_mails', 'reminders'],
  'passkeys, and your settings': [
    'passkeys',
    'spending_cares',
    'notification_switches',
    'quiet_hours',
    'mail_wishes',
  ],
}

test.group('The tables of the privacy statement', () => {
  test('tell of every table that keeps something of a member', async ({ assert }) => {
    const [kept] = await tablesIn('en')
    const told = Object.entries(toldOf)
    assert.sameMembers(
      told.flatMap(([, tables]) => tables),
      [...Object.keys(ownTables), ...Object.keys(sharedTables)]
    )
    for (const [words] of told) {
      assert.isTrue(
        kept.some((line) => line.startsWith(`| ${words}`)),
        words
      )
    }
  })

  test('have as many lines in every language, and no empty field', async ({ assert }) => {
    const lines = (await tablesIn('en')).map(({ length }) => length)
    assert.lengthOf(lines, 2)
    for (const locale of locales) {
      const tables = await tablesIn(locale)
      assert.deepEqual(
        tables.map(({ length }) => length),
        lines,
        locale
      )
      for (const line of tables.flat()) assert.match(line, /^(\| \S.* ){3}\|$/, locale)
    }
  })
})

/** The lines of each table of what is kept, and of why and by whom. */
async function tablesIn(locale: Locale) {
  const file = new URL(`../../../resources/content/${locale}/privacy.md`, import.meta.url)
  const parts = (await readFile(file, 'utf8')).split('\n\n')
  return parts.filter((part) => part.startsWith('|')).map((part) => part.trim().split('\n'))
}
