import { test } from '@japa/runner'
import { outlineOf } from '../../../bin/page_outline.js'

const english = '# Help\n\n- Mail {support_email}\n- See the [terms](/pages/terms)\n'

test.group('The outline of a page', () => {
  test('is the same in another language', ({ assert }) => {
    const dutch = '# Hulp\n\n- In de [voorwaarden](/pages/terms)\n- Mail naar {support_email}\n'
    assert.equal(outlineOf(dutch), outlineOf(english))
  })

  test('differs where something is missing: {$self}')
    .with(['# ', '- ', '{support_email}', '](/pages/terms)'])
    .run(({ assert }, part) => {
      assert.notEqual(outlineOf(english.replace(part, '')), outlineOf(english))
    })
})
