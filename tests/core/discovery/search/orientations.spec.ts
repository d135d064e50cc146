import { test } from '@japa/runner'
import { matchingOrientations } from '#core/discovery/search/orientations'
import type { Seeking } from '#core/profiles/orientation'
import { genders, sexualities, type Gender, type Sexuality } from '#core/profiles/profile'

type Case = Readonly<{
  gender: Gender
  sexuality: Sexuality
  wanted: Seeking
  fitting: readonly string[]
}>

const cases: Case[] = [
  { gender: 'female', sexuality: 'hetero', wanted: 'male', fitting: ['male hetero', 'male bi'] },
  { gender: 'male', sexuality: 'hetero', wanted: 'both', fitting: ['female hetero', 'female bi'] },
  { gender: 'male', sexuality: 'gay', wanted: 'male', fitting: ['male gay', 'male bi'] },
  { gender: 'male', sexuality: 'gay', wanted: 'female', fitting: [] },
  {
    gender: 'female',
    sexuality: 'lesbian',
    wanted: 'female',
    fitting: ['female lesbian', 'female bi'],
  },
  {
    gender: 'female',
    sexuality: 'bi',
    wanted: 'both',
    fitting: ['male hetero', 'male bi', 'female lesbian', 'female bi'],
  },
]

/** Names what a member can be: sign-up names no man lesbian and no woman gay. */
function named(orientations: ReturnType<typeof matchingOrientations>) {
  return orientations
    .flatMap(({ gender, sexualities: fitting }) => fitting.map((one) => `${gender} ${one}`))
    .filter((name) => name !== 'male lesbian' && name !== 'female gay')
}

test.group('Search matches both ways', () => {
  test('a {sexuality} {gender} who searches for {wanted} finds {fitting}')
    .with(cases)
    .run(({ assert }, { gender, sexuality, wanted, fitting }) => {
      assert.sameMembers(
        named(matchingOrientations({ gender, sexuality, withdrawn: false }, wanted)),
        [...fitting]
      )
    })

  test('a visitor finds everyone of the gender searched for', ({ assert }) => {
    assert.deepEqual(matchingOrientations(null, 'female'), [
      { gender: 'female', sexualities: [...sexualities] },
    ])
    assert.lengthOf(matchingOrientations(null, 'both'), 2)
  })

  test('nobody is found for whoever took back the consent to use it', ({ assert }) => {
    const viewer = { gender: 'female', sexuality: 'bi', withdrawn: true } as const
    assert.isEmpty(matchingOrientations(viewer, 'both'))
  })

  test('two members always find each other or neither does', ({ assert }) => {
    const everyone = genders.flatMap((gender) =>
      sexualities.map((sexuality) => ({ gender, sexuality }))
    )
    for (const one of everyone) {
      for (const other of everyone) assert.equal(meets(one, other), meets(other, one))
    }
  })
})

type Member = Readonly<{ gender: Gender; sexuality: Sexuality }>

function meets(viewer: Member, other: Member) {
  return matchingOrientations({ ...viewer, withdrawn: false }, 'both').some(
    ({ gender, sexualities: fitting }) =>
      gender === other.gender && fitting.includes(other.sexuality)
  )
}
