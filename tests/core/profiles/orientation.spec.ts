import { test } from '@japa/runner'
import { seekingOf, sexualityOf } from '#core/profiles/orientation'

test.group('Orientation', () => {
  test('a {gender} member who seeks {seeking} is {sexuality}, and the other way round')
    .with([
      { gender: 'female', seeking: 'male', sexuality: 'hetero' },
      { gender: 'female', seeking: 'female', sexuality: 'lesbian' },
      { gender: 'female', seeking: 'both', sexuality: 'bi' },
      { gender: 'male', seeking: 'female', sexuality: 'hetero' },
      { gender: 'male', seeking: 'male', sexuality: 'gay' },
      { gender: 'male', seeking: 'both', sexuality: 'bi' },
    ] as const)
    .run(({ assert }, { gender, seeking, sexuality }) => {
      assert.equal(sexualityOf(gender, seeking), sexuality)
      assert.equal(seekingOf({ gender, sexuality }), seeking)
    })

  test('a gay woman seeks women, whichever word she chose', ({ assert }) => {
    assert.equal(seekingOf({ gender: 'female', sexuality: 'gay' }), 'female')
  })
})
