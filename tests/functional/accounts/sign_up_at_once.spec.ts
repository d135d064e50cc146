import { test } from '@japa/runner'
import { committing } from '#tests/support/database/transactions'
import { countOf } from '#tests/support/people/members'
import { submitSignUp } from '#tests/support/accounts/sign_up_form'

test.group('Signing up at the same time', (group) => {
  committing(group)

  test('makes one account from ten forms with the same address', async ({ client, assert }) => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => submitSignUp(client)))

    const statuses = answers.map((answer) => answer.status()).toSorted()
    assert.deepEqual(statuses, [302, ...Array(9).fill(422)])
    for (const table of ['users', 'profiles', 'queue_jobs']) assert.equal(await countOf(table), 1)
  })
})
