import { test } from '@japa/runner'
import { terminal } from '#core/admin/admin'
import { fileLists, seesFileList } from '#core/admin/members/file_list'
import { adminRights, hasRight, mayDo } from '#core/admin/rights'
import { FakeClock } from '#tests/fakes/fake_clock'
import { actorOf, adminOf } from '#tests/support/admin/admins'

const site = '01900000-0000-7000-9000-000000000001'
const otherSite = '01900000-0000-7000-9000-000000000002'
const now = new FakeClock().now()

test.group('Rights of admins', () => {
  test('give the owner everything', ({ assert }) => {
    assert.isTrue(adminRights.every((right) => hasRight('owner', right)))
  })

  test('let a viewer change nothing', ({ assert }) => {
    const given = adminRights.filter((right) => hasRight('viewer', right))
    assert.isTrue(given.every((right) => /^(see|verify)_/.test(right)))
  })

  test('keep money from moderators, and pictures from finance', ({ assert }) => {
    assert.isFalse(hasRight('moderator', 'refund'))
    assert.isFalse(hasRight('finance', 'review_picture'))
  })

  test('hide chats and exports in the file of a member from support', ({ assert }) => {
    const hidden = fileLists.filter((list) => !seesFileList('support', list))
    assert.deepEqual(hidden, ['chats', 'exports'])
    assert.isFalse(seesFileList('viewer', 'notes'))
  })

  test('are grave for money, bans, roles, settings, erasure and private messages', ({ assert }) => {
    const stale = actorOf(adminOf('owner'), now.minus({ minutes: 15 }))
    assert.sameMembers(
      adminRights.filter((right) => !mayDo(stale, right, null, now).ok),
      [
        'read_conversation',
        'change_member_email',
        'adjust_credits',
        'suspend_member',
        'ban_member',
        'lift_ban',
        'warn_of_fraud',
        'delete_member',
        'export_member',
        'refund',
        'settle_transfer',
        'pay_out',
        'exchange_bank_files',
        'add_site',
        'change_setting',
        'change_account',
        'give_large_discount',
        'publish_content',
        'change_admins',
      ]
    )
  })

  test('refuse what the role may not do', ({ assert }) => {
    const actor = actorOf(adminOf('support'), now)
    assert.containSubset(mayDo(actor, 'ban_member', site, now), { refusal: 'act_not_allowed' })
  })

  test('end at the border of the site', ({ assert }) => {
    const actor = actorOf(adminOf('moderator', { siteId: site }), now)
    assert.isTrue(mayDo(actor, 'review_picture', site, now).ok)
    for (const other of [otherSite, null]) {
      const refused = mayDo(actor, 'review_picture', other, now)
      assert.containSubset(refused, { refusal: 'act_not_allowed' })
    }
  })

  test('ask for the second factor again after 15 minutes, for what is grave', ({ assert }) => {
    const fresh = actorOf(adminOf('moderator'), now.minus({ minutes: 15 }).plus(1))
    const stale = actorOf(adminOf('moderator'), now.minus({ minutes: 15 }))
    assert.isTrue(mayDo(fresh, 'ban_member', site, now).ok)
    assert.containSubset(mayDo(stale, 'ban_member', site, now), { refusal: 'second_factor_due' })
    assert.isTrue(mayDo(stale, 'review_picture', site, now).ok)
  })

  test('never ask the terminal for a second factor', ({ assert }) => {
    assert.isTrue(mayDo(terminal, 'ban_member', site, now).ok)
  })
})
