import { test } from '@japa/runner'
import { sepaText } from '#core/payments/sepa/sepa_text'

test.group('A text for a SEPA bank', () => {
  test('of "{typed}" is "{text}"')
    .with([
      { typed: ' Łukasz  Müller-Weiß\n', text: 'Lukasz Muller-Weiss' },
      { typed: '“你好” & Æon_1, 100 €', text: "'..' + AEon-1, 100" },
    ])
    .run(({ assert }, { typed, text }) => assert.equal(sepaText(typed, 19), text))
})
