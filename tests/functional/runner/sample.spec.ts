import { test } from '@japa/runner'
import { execFileSync } from 'node:child_process'

const letters = [...'abcdefghijkl']

test.group('A sample', () => {
  test('is the same for the same seed, and another for another', ({ assert }) => {
    const drawn = [1, 1, 2, 3, 4].map((seed) => drawnBy(letters, { SEED: String(seed) }))
    assert.equal(drawn[0], drawn[1])
    assert.isAbove(new Set(drawn).size, 2)
    for (const one of drawn) assert.match(one, /^\w{4}$/)
  })

  test('changes by one where one more is there', ({ assert }) => {
    const before = drawnBy(letters, { SEED: '7' })
    const after = drawnBy([...letters, 'new'], { SEED: '7' })
    assert.isAtLeast([...before].filter((letter) => after.includes(letter)).length, 3)
  })

  test('is everything in a whole run', ({ assert }) => {
    assert.equal(drawnBy(letters, { SEED: '1', WHOLE: 'true' }), letters.join(''))
  })
})

function drawnBy(all: readonly string[], env: Record<string, string>) {
  const script = `
    import { sample } from '#tests/support/runner/sample'
    console.log(sample('letters', ${JSON.stringify(all)}, 4).join(''))`
  const options = ['--import=@poppinss/ts-exec', '--input-type=module', '--eval', script]
  const { PATH } = process.env
  return execFileSync(process.execPath, options, { env: { PATH, ...env } })
    .toString()
    .trim()
}
