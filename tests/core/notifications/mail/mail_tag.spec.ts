import { test } from '@japa/runner'
import { FakeSecrets } from '#tests/fakes/fake_secrets'
import { isTag, tagOf, userIdIn } from '#core/notifications/mail/mail_tag'
import { ada, bob } from '#tests/support/people/people'

const ports = { secrets: new FakeSecrets() }
const adas = { userId: ada().user.id, address: 'ada@example.com' }

test.group('The tag of a member', () => {
  test('names its member, and fits the name of an address', ({ assert }) => {
    const tag = tagOf(ports, 'bounce', adas)
    assert.equal(userIdIn(tag), adas.userId)
    assert.isAtMost(`bounce+${tag}`.length, 64)
  })

  test('is no one else’s', ({ assert }) => {
    const tag = tagOf(ports, 'unsubscribe', adas)
    assert.isTrue(isTag(ports, tag, 'unsubscribe', adas))
    const bobs = { ...adas, userId: bob().user.id }
    assert.isFalse(isTag(ports, tag, 'unsubscribe', bobs))
  })

  test('serves one purpose', ({ assert }) => {
    const tag = tagOf(ports, 'unsubscribe', adas)
    assert.isFalse(isTag(ports, tag, 'bounce', adas))
  })

  test('of a bounce holds for the address it was mailed to', ({ assert }) => {
    const moved = { ...adas, address: 'ada@new.example' }
    assert.isFalse(isTag(ports, tagOf(ports, 'bounce', adas), 'bounce', moved))
    assert.isTrue(isTag(ports, tagOf(ports, 'unsubscribe', adas), 'unsubscribe', moved))
  })

  test('is nothing else that may stand in an address: {$self}')
    .with(['', 'x', '0'.repeat(55), 'g'.repeat(56), `${'0'.repeat(56)}1`])
    .run(({ assert }, text) => {
      assert.isNull(userIdIn(text))
    })
})
