import { test } from '@japa/runner'
import { sepaText } from '#core/payments/sepa/sepa_text'

test.group('A text for a SEPA bank', () => {
  test('of "{typed}" is "{text}"')
    .with([
      { typed: ' Łukasz  Müller-Weiß\n', text: 'Lukasz Muller-Weiss' },
      { typed: '“Søster” & Æon_1', text: "'Soster' + AEon-1" },
      { typed: '你好 100 €', text: '.. 100 EUR' },
      { typed: 'Vonk credits for Ada', text: 'Vonk credits for Ad' },
      { typed: 'Vonk credits of 2026 in all', text: 'Vonk credits of 202' },
      { typed: 'Vonk credits 202611 in all', text: 'Vonk credits 202611' },
    ])
    .run(({ assert }, { typed, text }) => assert.equal(sepaText(typed, 19), text))
})
