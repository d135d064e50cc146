import { test } from '@japa/runner'
import { maxTextLength, parseText, splitHeading } from '#core/sites/content/page'
import { languagesLacking } from '#core/sites/content/version'
import { ok, refuse } from '#core/result'

test.group('The text of a page', () => {
  test('is trimmed, with plain line ends; an empty one is none', ({ assert }) => {
    assert.deepEqual(parseText('\r\n# Terms\r\n\r\nOf {site}. \n'), ok('# Terms\n\nOf {site}.'))
    assert.deepEqual(parseText(' \n '), ok(null))
  })

  test('begins with a heading', ({ assert }) => {
    assert.deepEqual(parseText('Terms'), refuse('heading_missing'))
    assert.deepEqual(parseText('## Terms'), refuse('heading_missing'))
  })

  test('leaves nothing open that the site cannot fill in', ({ assert }) => {
    const refused = parseText('# Terms of {owner}')
    assert.deepEqual(refused, refuse('placeholder_unknown', { name: 'owner' }))
  })

  test('has at most 40,000 characters and 2,000 lines', ({ assert }) => {
    const text = (body: string) => parseText(`# T\n${body}`)
    assert.isTrue(text('x'.repeat(maxTextLength - 4)).ok)
    const refused = refuse('text_too_long', { max: 40_000, lines: 2_000 })
    assert.deepEqual(text('x'.repeat(maxTextLength - 3)), refused)
    assert.isTrue(text('x\n'.repeat(1_998) + 'x').ok)
    assert.deepEqual(text('x\n'.repeat(1_999) + 'x'), refused)
  })

  test('is its heading and what follows', ({ assert }) => {
    assert.deepEqual(splitHeading('# Terms\n\nBe kind.'), {
      heading: 'Terms',
      body: '\nBe kind.',
    })
  })
})

test.group('The languages of a version', () => {
  test('are all of them for the terms', ({ assert }) => {
    assert.deepEqual(languagesLacking('terms', ['nl', 'en', 'de', 'es', 'fr', 'it']), ['pl'])
    assert.isEmpty(languagesLacking('terms', ['nl', 'en', 'de', 'es', 'fr', 'it', 'pl']))
  })

  test('are any one for another page', ({ assert }) => {
    assert.isEmpty(languagesLacking('faq', ['it']))
    assert.lengthOf(languagesLacking('faq', []), 7)
  })
})
