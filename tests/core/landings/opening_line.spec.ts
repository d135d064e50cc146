import { test } from '@japa/runner'
import { hasLandings, isLandingName } from '#core/landings/landing'
import { isGreeting, openingLinesFor, parseOpeningLine } from '#core/landings/opening_line'

const agreed = { advertised: true, status: 'active', invisible: false } as const
const approved = { status: 'active', isPrivate: false } as const

test.group('Landings for one member', () => {
  test('are there for a member who agreed, with an approved main photo for everybody', ({
    assert,
  }) => {
    assert.isTrue(hasLandings(agreed, approved))
  })

  test('are not there for a member who {who}')
    .with([
      { who: 'did not agree', member: { ...agreed, advertised: false }, photo: approved },
      { who: 'is invisible', member: { ...agreed, invisible: true }, photo: approved },
      { who: 'is disabled', member: { ...agreed, status: 'disabled' as const }, photo: approved },
      { who: 'has no main photo', member: agreed, photo: null },
      {
        who: 'has one that waits',
        member: agreed,
        photo: { ...approved, status: 'pending' as const },
      },
      { who: 'has a private one', member: agreed, photo: { ...approved, isPrivate: true } },
    ])
    .run(({ assert }, { member, photo }) => {
      assert.isFalse(hasLandings(member, photo))
    })

  test('are known by the names in their addresses', ({ assert }) => {
    assert.isTrue(isLandingName('landing2'))
    assert.isFalse(isLandingName('gallery'))
    assert.isFalse(isLandingName(null))
  })
})

test.group('The lines to begin with', () => {
  test('are one for each interest of the member, four at most, and two general ones', ({
    assert,
  }) => {
    const theirs = ['cars', 'wine', 'hiking', 'music', 'beach', 'yoga'] as const
    const lines = openingLinesFor(theirs)
    assert.deepEqual(lines, ['hello_2', 'beach', 'hiking', 'music', 'wine', 'hello_1'])
    assert.deepEqual(lines.filter(isGreeting), ['hello_2', 'hello_1'])
  })

  test('are never about something intimate', ({ assert }) => {
    assert.deepEqual(openingLinesFor(['kissing', 'flirting']), ['hello_2', 'hello_1'])
    assert.isNull(parseOpeningLine('kissing'))
  })

  test('are taken by name, and nothing else is', ({ assert }) => {
    assert.equal(parseOpeningLine('hiking'), 'hiking')
    assert.equal(parseOpeningLine('hello_1'), 'hello_1')
    for (const word of ['own', 'hello_9', '__proto__', '', null, ['hiking'], {}]) {
      assert.isNull(parseOpeningLine(word))
    }
  })
})
