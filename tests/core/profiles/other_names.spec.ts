import { test } from '@japa/runner'
import { otherNamesOf } from '#core/profiles/other_names'

test.group('Other names of a city', () => {
  test('are those of its country alone', ({ assert }) => {
    assert.include(otherNamesOf({ country: 'BE', name: 'Liège' }), 'Luik')
    assert.include(otherNamesOf({ country: 'FR', name: 'Paris' }), 'Parijs')
    assert.isEmpty(otherNamesOf({ country: 'US', name: 'Paris' }))
  })
})
