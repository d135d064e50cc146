import { test } from '@japa/runner'
import { lineDiff } from '#core/sites/content/line_diff'

/** Lines with their sign, as a patch writes them. */
function patch(before: string, after: string) {
  const signs = { same: ' ', removed: '-', added: '+' }
  return lineDiff(before, after).map(({ kind, text }) => signs[kind] + text)
}

test.group('The difference of two texts', () => {
  test('keeps what is the same around what changed', ({ assert }) => {
    assert.deepEqual(patch('a\nb\nc', 'a\nB\nc'), [' a', '-b', '+B', ' c'])
  })

  test('finds the fewest lines that changed', ({ assert }) => {
    assert.deepEqual(patch('x\na\nb\nc\ny', 'z\nb\nc\nd\ny'), [
      '-x',
      '-a',
      '+z',
      ' b',
      ' c',
      '+d',
      ' y',
    ])
  })

  test('repeats no line that both share at their ends', ({ assert }) => {
    assert.deepEqual(patch('a\na', 'a\na\na'), [' a', ' a', '+a'])
    assert.deepEqual(patch('a', 'a'), [' a'])
  })

  test('rebuilds both texts', ({ assert }) => {
    const [before, after] = ['# T\n\none\ntwo\n\nthree', '# T\n\ntwo\nfour\n\nthree\nfive']
    const found = lineDiff(before, after)
    const without = (kind: string) =>
      found.filter((line) => line.kind !== kind).map(({ text }) => text)
    assert.equal(without('added').join('\n'), before)
    assert.equal(without('removed').join('\n'), after)
  })
})
