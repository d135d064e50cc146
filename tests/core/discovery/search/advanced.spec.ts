import { test } from '@japa/runner'
import fc from 'fast-check'
import {
  advancedChoices,
  advancedFields,
  advancedFieldsOf,
  hasAdvancedFilters,
  noAdvanced,
  parseAdvanced,
} from '#core/discovery/search/advanced'
import { defaultSettings } from '#core/sites/settings/settings'

function parse(raw: Record<string, unknown>) {
  return parseAdvanced(raw, advancedFields)
}

test.group('Advanced filters', () => {
  test('are parsed from comma-separated values or from a list', ({ assert }) => {
    const wanted = { ...noAdvanced, eye_colour: ['blue', 'green'], interests: ['music'] }
    assert.deepEqual(parse({ eye_colour: 'green,blue', interests: ['music'] }), wanted)
    assert.deepEqual(parse({ eye_colour: { 0: 'blue', 1: 'green' }, interests: 'music' }), wanted)
  })

  test('leave out unknown and repeated values', ({ assert }) => {
    const raw = { body_type: 'slim,slim,huge,__proto__', hair_colour: 7, relationship_status: null }
    assert.deepEqual(parse(raw), { ...noAdvanced, body_type: ['slim'] })
  })

  test('are read only for the fields that the site searches by', ({ assert }) => {
    const raw = { body_type: 'slim', eye_colour: 'blue' }
    assert.deepEqual(parseAdvanced(raw, ['eye_colour']), { ...noAdvanced, eye_colour: ['blue'] })
  })

  test('are parsed without an error from any input', ({ assert }) => {
    const anything = fc.record(
      Object.fromEntries(advancedFields.map((field) => [field, fc.anything()]))
    )
    fc.assert(
      fc.property(anything, (raw) => {
        const filters = parse(raw)
        for (const field of advancedFields) {
          assert.includeMembers([...advancedChoices[field]], [...filters[field]])
        }
      })
    )
  })

  test('are set as soon as one value is wanted', ({ assert }) => {
    assert.isFalse(hasAdvancedFilters(noAdvanced))
    for (const field of advancedFields) {
      assert.isTrue(hasAdvancedFilters(parse({ [field]: advancedChoices[field][0] })))
    }
  })
})

test.group('The advanced fields of a site', () => {
  test('are all of them by default, or those of its search_fields', ({ assert }) => {
    assert.deepEqual(advancedFieldsOf(defaultSettings), [...advancedFields])
    const searchFields = ['gender', 'eye_colour', 'interests'] as const
    const fields = advancedFieldsOf({ ...defaultSettings, searchFields })
    assert.deepEqual(fields, ['eye_colour', 'interests'])
  })

  test('do not include fields that its profiles hide', ({ assert }) => {
    const visibleProfileFields = ['tattoos', 'body_type'] as const
    const fields = advancedFieldsOf({ ...defaultSettings, visibleProfileFields })
    assert.deepEqual(fields, ['body_type'])
  })
})
