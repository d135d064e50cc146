import { test } from '@japa/runner'
import SentMail from '#models/sent_mail'
import { currentSite } from '#queries/sites/current_site'
import { siteFacts } from '#queries/sites/site_facts'
import { signInAdmin } from '#tests/support/admin/signed_in'
import { inTransaction } from '#tests/support/database/transactions'
import { join } from '#tests/support/people/members'
import { ada, bob } from '#tests/support/people/people'
import { closedSite, moveTo } from '#tests/support/sites/other_site'

test.group('The facts that decide whether a site is ready', (group) => {
  inTransaction(group)

  test('know whether one of its own members was sent a mail', async ({ assert }) => {
    await join(ada(), bob())
    await moveTo(await closedSite(), bob())
    await SentMail.note({ kind: 'welcome', userId: bob().user.id })
    assert.isFalse((await siteFacts(await currentSite('localhost'))).hasSentMail)
    await SentMail.note({ kind: 'welcome', userId: ada().user.id })
    assert.isTrue((await siteFacts(await currentSite('localhost'))).hasSentMail)
  })

  test('count neither admins of other sites nor those who have no access', async ({ assert }) => {
    const siteId = await closedSite()
    await signInAdmin('support', { changes: { totpSecret: null, siteId } })
    assert.isTrue((await siteFacts(await currentSite('localhost'))).hasSecondFactors)
    await signInAdmin('viewer', { changes: { totpSecret: null } })
    assert.isFalse((await siteFacts(await currentSite('localhost'))).hasSecondFactors)
  })

  test('count who may decide appeals', async ({ assert }) => {
    await signInAdmin('owner')
    await signInAdmin('support')
    assert.isFalse((await siteFacts(await currentSite('localhost'))).hasSecondJudge)
    await signInAdmin('moderator')
    assert.isTrue((await siteFacts(await currentSite('localhost'))).hasSecondJudge)
  })
})
