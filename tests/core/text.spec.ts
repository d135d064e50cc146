import { test } from '@japa/runner'
import { isLongerThan, parseText } from '#core/text'
import { ok, refuse } from '#core/result'

const settings = { messageLength: 10 }
const family = '👨🏽‍👩🏽‍👧🏽‍👦🏽'

test.group('The text of a message', () => {
  test('is {title}')
    .with([
      { title: 'trimmed', text: '  hoi \n', body: 'hoi' },
      { title: 'kept on its lines', text: 'a\r\nb\rc\n\nd', body: 'a\nb\nc\n\nd' },
      { title: 'freed of control characters', text: 'h\u0000o\u001bi\u0085', body: 'hoi' },
      { title: 'given a space for a tab', text: 'a\tb', body: 'a b' },
      {
        title: 'freed of direction overrides',
        text: '\u202ehoi\u202c \u2066x\u2069',
        body: 'hoi x',
      },
      { title: 'left in its own direction', text: 'שלום', body: 'שלום' },
      { title: 'left with its emoji joined', text: family, body: family },
      { title: 'made well-formed', text: 'hoi\ud800', body: 'hoi\ufffd' },
    ])
    .run(({ assert }, { text, body }) => {
      assert.deepEqual(parseText(text, settings), ok(body))
    })

  test('is refused as empty when it is {title}')
    .with([
      { title: 'nothing', text: '' },
      { title: 'blanks and breaks', text: ' \n\t\u00a0\u3000' },
      { title: 'control characters', text: '\u0000\u0007' },
      { title: 'invisible joiners and fillers', text: '\u200b\u200d\u2060\ufe0f\u3164' },
      { title: 'a direction override alone', text: '\u202e' },
      { title: 'blanks of other scripts', text: '\u2800 \u{13441}\u{1d159}\ufffa' },
    ])
    .run(({ assert }, { text }) => {
      assert.deepEqual(parseText(text, settings), refuse('message_empty'))
    })

  test('counts what a reader sees as one character once', ({ assert }) => {
    assert.isTrue(parseText(family.repeat(10), settings).ok)
    assert.isTrue(parseText('é'.normalize('NFD').repeat(10), settings).ok)
  })

  test('is refused one character over the limit, with the limit', ({ assert }) => {
    const refusal = refuse('message_too_long', { max: 10 })
    assert.deepEqual(parseText('a'.repeat(11), settings), refusal)
    assert.deepEqual(parseText(family.repeat(11), settings), refusal)
  })

  test('does not count leading and trailing spaces', ({ assert }) => {
    assert.isTrue(parseText(`   ${'a'.repeat(10)}   `, settings).ok)
  })

  test('is not even read when it is 40 times longer than its limit', ({ assert }) => {
    const refusals = [400, 401].map((length) => parseText(' '.repeat(length), settings))
    assert.deepEqual(refusals, [refuse('message_empty'), refuse('message_too_long', { max: 10 })])
  })

  test('counts a character of many code points once for every eight', ({ assert }) => {
    const ofEight = `a${'\u0301'.repeat(7)}`
    for (const [text, count] of [
      [ofEight, 1],
      [`${ofEight}\u0301`, 2],
      [`a${'\u0301'.repeat(39)}`.repeat(3), 15],
      [`😀${'\ufe0f'.repeat(39)}`, 5],
      ['👨🏽‍👩🏽‍👧🏽‍👦🏽🏴󠁧󠁢󠁥󠁮󠁧󠁿🇳🇱', 3],
    ] as const) {
      assert.deepEqual([isLongerThan(text, count - 1), isLongerThan(text, count)], [true, false])
    }
  })

  test('is not counted further than its limit', ({ assert, cleanup }) => {
    let counted = 0
    const { segment } = Intl.Segmenter.prototype
    cleanup(() => void Object.assign(Intl.Segmenter.prototype, { segment }))
    Object.assign(Intl.Segmenter.prototype, {
      *segment(this: Intl.Segmenter, text: string) {
        for (const one of segment.call(this, text)) {
          counted++
          yield one
        }
      },
    })
    assert.isTrue(isLongerThan('a'.repeat(400), 10))
    assert.equal(counted, 11)
    assert.isTrue(isLongerThan('a'.repeat(401), 10))
    assert.equal(counted, 11)
  })

  test('is refused when marks are piled up on each of its letters', ({ assert }) => {
    const towers = `a${'\u0301'.repeat(39)}`.repeat(10)
    assert.deepEqual(parseText(towers, settings), refuse('message_too_long', { max: 10 }))
  })

  test('is refused when marks are piled up on a single letter', ({ assert }) => {
    const tower = `a${'\u0301'.repeat(1000)}`
    assert.deepEqual(parseText(tower, settings), refuse('message_too_long', { max: 10 }))
  })
})
