import { test } from '@japa/runner'
import { committing } from '#tests/support/database/transactions'
import { countOf } from '#tests/support/people/members'
import { submitSignUp } from '#tests/support/accounts/sign_up_form'

test.group('Signing up at the same time', (group) => {
  committing(group)

  test('makes one account from ten forms with the same address', async ({ client, assert }) => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => submitSignUp(client)))

    assert.lengthOf(
      answers.filter((answer) => answer.status() === 302),
      1
    )
    assert.lengthOf(
      answers.filter((answer) => answer.status() === 422),
      9
    )
    assert.deepEqual(
      [await countOf('users'), await countOf('profiles'), await countOf('queue_jobs')],
      [1, 1, 1]
    )
  })
})
