import { test } from '@japa/runner'
import fc from 'fast-check'
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

  test('rebuilds both texts, and keeps as many lines as any difference could', ({ assert }) => {
    const texts = fc.array(fc.constantFrom('a', 'b', 'c'), { minLength: 1, maxLength: 6 })
    fc.assert(
      fc.property(texts, texts, (before, after) => {
        const found = lineDiff(before.join('\n'), after.join('\n'))
        const without = (kind: string) =>
          found.filter((line) => line.kind !== kind).map(({ text }) => text)
        assert.deepEqual(without('added'), before)
        assert.deepEqual(without('removed'), after)
        const same = found.filter(({ kind }) => kind === 'same')
        assert.lengthOf(same, mostCommon(before, after))
      })
    )
  })

  test('shows a change of over two thousand lines as replaced', ({ assert }) => {
    const long = (lines: number) => Array.from({ length: lines }, (_, line) => line).join('\n')
    const keeps = (before: string, after: string) => patch(before, after).includes(' 9')
    const few = 'x\n9\ny'
    const kept = [2000, 2001].flatMap((lines) => [keeps(long(lines), few), keeps(few, long(lines))])
    assert.deepEqual(kept, [true, true, false, false])
  })
})

/** How many lines two texts have in common in the same order, by trying all. */
function mostCommon([one, ...others]: readonly string[], lines: readonly string[]): number {
  if (one === undefined) return 0
  const without = mostCommon(others, lines)
  const at = lines.indexOf(one)
  return at < 0 ? without : Math.max(without, 1 + mostCommon(others, lines.slice(at + 1)))
}
