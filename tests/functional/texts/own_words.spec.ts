import { glob, readFile } from 'node:fs/promises'
import { test } from '@japa/runner'
import '@japa/assert'

/** What somebody fills in: a hidden field needs no words of the browser. */
const field = /<(select|textarea|input(?![^>]*type="hidden"))\b|@include|@!component/

/** Forms of the back office speak as the browser does, as one team uses them. */
const apart = ['admin/', 'sandbox/']

test.group('A form that visitors fill in', () => {
  test('leaves what is missing to the words of the site, in every view', async ({ assert }) => {
    const forms = await formsWithFields()
    assert.isAbove(forms.length, 4)
    assert.deepEqual(
      forms.filter(([, opening]) => !/\snovalidate[\s>]/.test(opening)),
      []
    )
  })
})

/** The view of each, and its opening tag. */
async function formsWithFields() {
  const forms: [string, string][] = []
  for await (const view of glob('**/*.edge', { cwd: 'resources/views' })) {
    if (apart.some((folder) => view.startsWith(folder))) continue
    const text = await readFile(`resources/views/${view}`, 'utf8')
    for (const [form, opening] of text.matchAll(/(<form\b(?:\{\{.*?\}\}|[^>])*>).*?<\/form>/gs)) {
      if (field.test(form)) forms.push([view, opening])
    }
  }
  return forms
}
