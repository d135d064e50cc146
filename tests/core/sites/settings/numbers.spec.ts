import { test } from '@japa/runner'
import type { SettingName } from '#core/sites/settings/catalogue'
import { swipesKeptDays } from '#core/discovery/swiping/swipe'
import { defaultText, settingOf } from '#core/sites/settings/settings'

/** The numbers of the product that a site may set, with what holds where it does not. */
const numbers: Readonly<Partial<Record<SettingName, number>>> = {
  min_age: 18,
  free_conversations: 2,
  free_messages: 5,
  message_credits: 1,
  photo_credits: 2,
  gift_credits: 3,
  signup_credits: 0,
  message_length: 1000,
  chat_history_days: 180,
  refund_days: 14,
  login_failures: 5,
  login_failures_per_ip: 20,
  login_failure_minutes: 15,
  login_block_minutes: 15,
  reset_mails_per_day: 3,
  reset_link_minutes: 60,
  activation_link_days: 7,
  email_change_link_hours: 24,
  return_days: 14,
  password_min_length: 8,
  password_max_length: 128,
  members_per_page: 24,
  similar_results: 12,
  neighbouring_ages: 5,
  swiped_days: 30,
  photo_max_megabytes: 15,
  photo_min_side: 200,
  free_photos: 3,
  premium_photos: 25,
  direct_debit_limit: 10_000,
  news_mail_wait_minutes: 5,
  news_mail_pause_hours: 1,
  unread_reminder_days: 3,
  premium_claim_percent: 46,
  complaint_answer_days: 2,
  complaint_solution_days: 14,
}

test.group('Each number of the product', () => {
  test('is a setting of a site with the default {1}: {0}')
    .with(Object.entries(numbers))
    .run(({ assert }, [name, usual]) => {
      assert.equal(defaultText(name as SettingName), String(usual))
    })

  test('never lets a site count swipes that are removed', ({ assert }) => {
    const { shape } = settingOf('swiped_days')
    assert.equal(shape.kind === 'number' && shape.most, swipesKeptDays)
  })
})
