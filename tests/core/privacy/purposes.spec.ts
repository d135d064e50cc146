import { test } from '@japa/runner'
import { type Purpose, purposes, recipientsIn } from '#core/privacy/purposes'

const flirt = { name: 'Flirt', domain: 'flirt.test', company: 'Flirt GmbH' }

test.group('The other sites of a pool', () => {
  test('get what other members get, where there are any', ({ assert }) => {
    for (const purpose of purposes as readonly Purpose[]) {
      const { recipients } = purpose
      const shared = recipients.includes('members')
      assert.equal(recipientsIn(purpose, [flirt]).includes('pool'), shared, purpose.key)
      assert.notInclude(recipientsIn(purpose, []), 'pool')
    }
  })
})
