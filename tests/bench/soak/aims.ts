import { aimOf, type Aim } from '#tests/bench/aims'
import { growth, type Sample } from '#tests/bench/soak/samples'

const maxPercent = 1

/** What a node uses stays as it is. */
export function flat(samples: readonly Sample[]): Aim[] {
  return (['memory', 'heap', 'handles'] as const).map((what) => {
    const percent = growth(samples, what)
    return aimOf(`Growth of ${what} in ten minutes`, percent, ['<', maxPercent], ' %')
  })
}

/** What members found that should not be. */
export function noSurprises(surprises: readonly string[]): Aim {
  return {
    aim: 'What members were refused',
    wanted: 'nothing',
    found: surprises[0] ?? 'nothing',
    reached: surprises.length === 0,
  }
}
