import { test } from '@japa/runner'
import tlds from 'tlds' with { type: 'json' }
import { hasAddress } from '#core/addresses_in_text'
import { topLevelDomains } from '#core/top_level_domains'

test.group('An address in a text', () => {
  test('has any top-level domain that there is', ({ assert }) => {
    assert.deepEqual(
      tlds.filter((name) => !topLevelDomains.has(name)),
      []
    )
  })

  test('is found: {$self}')
    .with([
      '500 Euro: https://x',
      'see t.me',
      'ada@example.com',
      'evil.cc/x',
      'x。ｐａｇｅ',
      'a.b.zone',
    ])
    .run(({ assert }, text) => assert.isTrue(hasAddress(text)))

  test('is not found: {$self}')
    .with(['J.de Wit', '200 credits, 3.5.2026', 'Order 2026/17', 'at 9 a.m./p.m.', 'St. John'])
    .run(({ assert }, text) => assert.isFalse(hasAddress(text)))
})
