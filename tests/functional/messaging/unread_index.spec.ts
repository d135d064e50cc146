import { test } from '@japa/runner'
import { badges } from '#queries/shell/badges'
import { conversationBetween } from '#tests/support/messaging/conversations'
import { stepsOf } from '#tests/support/database/query_plan'
import { inTransaction } from '#tests/support/database/transactions'
import { manyMembers, man } from '#tests/support/people/many_members'
import { join } from '#tests/support/people/members'
import { ada } from '#tests/support/people/people'

test.group('The badge of unread messages', (group) => {
  inTransaction(group)

  test('reads only the conversations with unread messages', async ({ assert }) => {
    const partners = manyMembers(man, 40)
    await join(ada(), ...partners)
    for (const partner of partners) await conversationBetween(ada(), partner)
    const steps = await stepsOf(() => badges(ada().profile.id), ['participants'])
    assert.include(steps.join('\n'), 'participants_unread')
  })
})
