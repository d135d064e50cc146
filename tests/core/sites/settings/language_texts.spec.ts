import { test } from '@japa/runner'
import { languageTexts } from '#core/sites/settings/language_texts'
import { ok, refuse } from '#core/result'

const texts = languageTexts('entry', { longest: 20 })

test.group('A setting with a text in each language', () => {
  test('keeps those that are filled in, trimmed, in the order of the languages', ({ assert }) => {
    const typed = { pl: ' Tylko dla dorosłych ', en: '', nl: 'Voor volwassenen' }
    const parsed = texts.parse(typed)
    assert.deepEqual(parsed, ok({ nl: 'Voor volwassenen', pl: 'Tylko dla dorosłych' }))
    assert.deepEqual(Object.keys(parsed.ok ? parsed.value : {}), ['nl', 'pl'])
  })

  test('refuses what is too long, cannot be read, or is in another language', ({ assert }) => {
    const long = refuse('setting_too_long', { most: 20 })
    assert.deepEqual(texts.parse({ nl: 'x'.repeat(21) }), long)
    assert.isTrue(texts.parse({ nl: 'x'.repeat(20) }).ok)
    assert.deepEqual(texts.parse({ nl: '…' }), refuse('setting_unreadable'))
    assert.deepEqual(texts.parse({ sv: 'För vuxna' }), refuse('choice_unknown'))
  })

  test('reads of what is stored what is a text of a language', ({ assert }) => {
    assert.deepEqual(texts.read({ nl: 'Voor volwassenen', sv: 'För vuxna', de: 7, fr: '…' }), {
      nl: 'Voor volwassenen',
    })
    assert.deepEqual(texts.read('words'), {})
  })
})
