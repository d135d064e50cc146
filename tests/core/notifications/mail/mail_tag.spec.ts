import { test } from '@japa/runner'
import { FakeSecrets } from '#tests/fakes/fake_secrets'
import { isTag, tagOf, userIdIn } from '#core/notifications/mail/mail_tag'
import { ada, bob } from '#tests/support/people/people'

const ports = { secrets: new FakeSecrets() }
const adas = { userId: ada().user.id, address: 'ada@example.com' }

test.group('A mail tag', () => {
  test('contains the user id, and fits the local part of an address', ({ assert }) => {
    const tag = tagOf(ports, 'bounce', adas)
    assert.equal(userIdIn(tag), adas.userId)
    assert.isAtMost(`bounce+${tag}`.length, 64)
  })

  test('is valid for its own user and purpose only', ({ assert }) => {
    const tag = tagOf(ports, 'unsubscribe', adas)
    const bobs = { ...adas, userId: bob().user.id }
    assert.isTrue(isTag(ports, tag, 'unsubscribe', adas))
    assert.isFalse(isTag(ports, tag, 'unsubscribe', bobs))
    assert.isFalse(isTag(ports, tag, 'bounce', adas))
  })

  test('for bounces is valid for one address only', ({ assert }) => {
    const moved = { ...adas, address: 'ada@new.example' }
    assert.isFalse(isTag(ports, tagOf(ports, 'bounce', adas), 'bounce', moved))
    assert.isTrue(isTag(ports, tagOf(ports, 'unsubscribe', adas), 'unsubscribe', moved))
  })

  test('is not found in {$self}')
    .with(['', 'x', '0'.repeat(55), 'g'.repeat(56), `${'0'.repeat(56)}1`])
    .run(({ assert }, text) => {
      assert.isNull(userIdIn(text))
    })
})
