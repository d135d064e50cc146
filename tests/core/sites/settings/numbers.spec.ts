import { test } from '@japa/runner'
import { settingNames, type SettingName } from '#core/sites/settings/catalogue'
import { swipesKeptDays } from '#core/discovery/swiping/swipe'
import { defaultText, settingOf } from '#core/sites/settings/settings'

/** Every number that a site may set: what holds where it does not, the least and the most. */
const numbers: Readonly<Partial<Record<SettingName, readonly [number, number, number]>>> = {
  min_age: [18, 18, 50],
  signups_per_hour: [20, 1, 10_000],
  taken_answers_per_hour: [10, 0, 10_000],
  login_failures: [5, 1, 100],
  login_failures_per_ip: [20, 1, 10_000],
  login_failure_minutes: [15, 1, 1440],
  login_block_minutes: [15, 1, 1440],
  password_min_length: [8, 8, 64],
  password_max_length: [128, 64, 1024],
  return_days: [14, 7, 90],
  activation_link_days: [7, 1, 90],
  activation_mails_per_hour: [3, 1, 60],
  reset_link_minutes: [60, 1, 1440],
  reset_mails_per_day: [3, 1, 100],
  email_change_link_hours: [24, 1, 168],
  email_changes_per_day: [3, 1, 100],
  news_mail_wait_minutes: [5, 5, 1440],
  news_mail_pause_hours: [1, 1, 168],
  unread_reminder_days: [3, 1, 30],
  sms_per_day: [200, 0, 1_000_000],
  photo_max_megabytes: [15, 1, 100],
  photo_min_side: [200, 1, 2000],
  free_photos: [3, 1, 100],
  premium_photos: [25, 1, 100],
  free_visible_photos: [3, 0, 100],
  reports_per_day: [20, 1, 1000],
  complaint_answer_days: [2, 1, 30],
  complaint_solution_days: [14, 1, 90],
  members_per_page: [24, 1, 100],
  similar_results: [12, 0, 100],
  neighbouring_ages: [5, 0, 81],
  swiped_days: [30, 1, 30],
  likes_per_hour: [60, 10, 10_000],
  likes_per_day: [250, 10, 100_000],
  blocks_per_day: [40, 10, 10_000],
  profiles_per_hour: [300, 10, 1_000_000],
  premium_claim_percent: [46, 0, 1000],
  free_messages: [5, 0, 1000],
  free_conversations: [2, 0, 1000],
  message_length: [1000, 1, 10_000],
  chat_history_days: [180, 1, 3650],
  message_credits: [1, 0, 1000],
  photo_credits: [2, 0, 1000],
  gift_credits: [3, 0, 1000],
  signup_credits: [0, 0, 1000],
  refund_days: [14, 14, 365],
  direct_debit_limit: [10_000, 0, 10_000_000],
}

test.group('Each number of the product', () => {
  test('is a setting of a site with its default and its bounds', ({ assert }) => {
    const found = settingNames.flatMap((name) => {
      const { shape } = settingOf(name)
      if (shape.kind !== 'number') return []
      return [[name, [Number(defaultText(name)), shape.least, shape.most]]]
    })
    assert.deepEqual(Object.fromEntries(found), numbers)
  })

  test('has texts beside it of so many characters at most', ({ assert }) => {
    const sender = { mail_from: 254, mail_domain: 253, mail_sender: 60 }
    const identity = { index_title: 70, description: 300, support_email: 254, ...sender }
    const fictional = { fictional_singular: 40, fictional_plural: 40, fictional_warning: 200 }
    const found = settingNames.flatMap((name) => {
      const { shape } = settingOf(name)
      return 'longest' in shape ? [[name, shape.longest]] : []
    })
    const proof = { premium_claim_source: 300, premium_claim_date: 10, pool_agreement: 300 }
    const longest = { ...identity, site_entry_popup_texts: 400, ...fictional, ...proof }
    assert.deepEqual(Object.fromEntries(found), longest)
  })

  test('has choices beside it that are on unless a site says no, but two', ({ assert }) => {
    const flags = settingNames.filter((name) => settingOf(name).shape.kind === 'flag')
    const off = flags.filter((name) => defaultText(name) !== 'true')
    assert.deepEqual(off, ['share_with_companies', 'auto_like'])
  })

  test('never lets a site count swipes that are removed', ({ assert }) => {
    const { shape } = settingOf('swiped_days')
    assert.equal(shape.kind === 'number' && shape.most, swipesKeptDays)
  })
})
