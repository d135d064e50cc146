import { test } from '@japa/runner'
import '@japa/assert'
import { ESLint } from 'eslint'

const rule = 'house/whole-comments'
const eslint = new ESLint({ ruleFilter: ({ ruleId }) => ruleId === rule })

test.group('A comment', (group) => {
  // Loading the configuration takes a second when nothing else runs.
  group.each.timeout(30_000)

  test('does not begin without what it is about: {$self}')
    .with([
      '/** Of the payment. */',
      '/**\n * That of the\n * payment. */',
      '/* Whose payment it is. */',
      '// Only the first counts.',
      '// The first one.\nconst one = 1\n// Also the last.',
    ])
    .run(async ({ assert }, comment) => {
      assert.equal(await refusals(`${comment}\nexport const payment = 1\n`), 1)
    })

  test('begins with a noun or a verb: {$self}')
    .with([
      '/** The payment. */',
      '/** Offers it again. */',
      '// Payments of today.\n// Only the first counts.',
    ])
    .run(async ({ assert }, comment) => {
      assert.equal(await refusals(`${comment}\nexport const payment = 1\n`), 0)
    })
})

async function refusals(text: string) {
  const [{ messages }] = await eslint.lintText(text, { filePath: 'core/payments/payment.ts' })
  return messages.filter(({ ruleId, fatal }) => fatal || ruleId === rule).length
}
