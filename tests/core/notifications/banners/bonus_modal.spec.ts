import { test } from '@japa/runner'
import { secondsUntilBonusModal } from '#core/notifications/banners/bonus_modal'

const newcomer = { path: '/members', credits: 0, timeBonus: true }
const nothing = new Set<never>()

test.group('The modal of the time bonus', () => {
  test('opens after 40 seconds in the members area, at {$self}')
    .with([
      '/members',
      '/members/0199',
      '/chats',
      '/likes',
      '/likes/given',
      '/likes/m/0199',
      '/premium',
    ])
    .run(({ assert }, path) => {
      assert.equal(secondsUntilBonusModal({ ...newcomer, path }, nothing), 40)
    })

  test('never opens at {$self}')
    .with(['/', '/members/0199/chat', '/chats/0199', '/credits', '/profile', '/premium/more'])
    .run(({ assert }, path) => {
      assert.isNull(secondsUntilBonusModal({ ...newcomer, path }, nothing))
    })

  test('is not for members with credits, nor for those without the bonus', ({ assert }) => {
    assert.isNull(secondsUntilBonusModal({ ...newcomer, credits: 1 }, nothing))
    assert.isNull(secondsUntilBonusModal({ ...newcomer, timeBonus: false }, nothing))
  })

  test('does not open again once dismissed, independently of the banner', ({ assert }) => {
    assert.isNull(secondsUntilBonusModal(newcomer, new Set(['hide-time-bonus-modal'] as const)))
    assert.equal(secondsUntilBonusModal(newcomer, new Set(['hide-time-bonus-banner'] as const)), 40)
  })
})
