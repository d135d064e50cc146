import { test } from '@japa/runner'
import { FakeSecrets } from '#tests/fakes/fake_secrets'
import { isMark, markOf, userIdIn } from '#core/notifications/mail/mail_mark'
import { ada, bob } from '#tests/support/people/people'

const ports = { secrets: new FakeSecrets() }
const adas = { userId: ada().user.id, address: 'ada@example.com' }

test.group('The mark of a member', () => {
  test('names its member, and fits the name of an address', ({ assert }) => {
    const mark = markOf(ports, 'bounce', adas)
    assert.equal(userIdIn(mark), adas.userId)
    assert.isAtMost(`bounce+${mark}`.length, 64)
  })

  test('is no one else’s', ({ assert }) => {
    const mark = markOf(ports, 'unsubscribe', adas)
    assert.isTrue(isMark(ports, mark, 'unsubscribe', adas))
    const bobs = { ...adas, userId: bob().user.id }
    assert.isFalse(isMark(ports, mark, 'unsubscribe', bobs))
  })

  test('serves one purpose', ({ assert }) => {
    const mark = markOf(ports, 'unsubscribe', adas)
    assert.isFalse(isMark(ports, mark, 'bounce', adas))
  })

  test('of a bounce holds for the address it was mailed to', ({ assert }) => {
    const moved = { ...adas, address: 'ada@new.example' }
    assert.isFalse(isMark(ports, markOf(ports, 'bounce', adas), 'bounce', moved))
    assert.isTrue(isMark(ports, markOf(ports, 'unsubscribe', adas), 'unsubscribe', moved))
  })

  test('is nothing else that may stand in an address: {$self}')
    .with(['', 'x', '0'.repeat(55), 'g'.repeat(56), `${'0'.repeat(56)}1`])
    .run(({ assert }, text) => {
      assert.isNull(userIdIn(text))
    })
})
