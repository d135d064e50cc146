import { test } from '@japa/runner'
import { helpLineFor } from '#core/messaging/warnings/help_line'
import { warningFor } from '#core/messaging/warnings/warning'
import { localesByCountry, countries } from '#core/sites/countries'

test.group('The help line of a member', () => {
  test('is that of their country, in their language where there is one', ({ assert }) => {
    assert.equal(helpLineFor('NL', 'nl').phone, '113')
    assert.equal(helpLineFor('BE', 'nl').phone, '1813')
    assert.equal(helpLineFor('BE', 'fr').phone, '0800 32 123')
    assert.match(helpLineFor('US', 'es').name, /Línea/)
    assert.match(helpLineFor('CA', 'fr').name, /Ligne/)
    assert.equal(helpLineFor('US', 'es').emergency, '911')
    assert.equal(helpLineFor('PL', 'pl').emergency, '112')
  })

  test('has a name that is more than its number in France', ({ assert }) => {
    assert.equal(helpLineFor('FR', 'fr').name, 'Numéro national de prévention du suicide')
  })

  test('is nothing that its reader is warned of', ({ assert }) => {
    const lines = countries.flatMap((country) =>
      localesByCountry[country].map((language) => helpLineFor(country, language))
    )
    for (const { address, phone } of lines) {
      const body = `They listen: ${phone}, ${address}.`
      assert.isNull(warningFor({ body, sequence: 2 }), body)
    }
  })

  test('hides no other number', ({ assert }) => {
    for (const body of ['06 143 988 22', '+31 6 1131 1422', '02 2327 2327 91']) {
      assert.equal(warningFor({ body, sequence: 2 }), 'contact', body)
    }
  })
})
