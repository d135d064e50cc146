import { globSync, readFileSync } from 'node:fs'
import { test } from '@japa/runner'
import '@japa/assert'

const files = globSync('{inertia,resources}/**/*.{css,tsx,edge}').map((path) => ({
  path,
  text: readFileSync(path, 'utf8'),
}))

/** What Safari's engine cannot do, or does otherwise. */
const avoided = [
  { what: 'position-try-fallbacks, which freezes it', pattern: /position-try/ },
  { what: 'zoom, which scales no rem there', pattern: /[\s[{;]zoom:/ },
  {
    what: 'pretty lines where the text has breaks of its own: it adds some',
    pattern: /text-pretty[^<>=]*whitespace-pre-|whitespace-pre-[^<>=]*text-pretty/,
  },
]

test.group('The style sheets', () => {
  test('leave out {what}')
    .with(avoided)
    .run(({ assert }, { pattern }) => {
      assert.isAbove(files.length, 100)
      const using = files.filter(({ text }) => pattern.test(text))
      assert.deepEqual(using, [])
    })

  test('size a field by its text only where a script does so as well', ({ assert }) => {
    const sized = files.filter(
      ({ path, text }) => /field-sizing/.test(text) && path.endsWith('.tsx')
    )
    assert.isNotEmpty(sized)
    const alone = sized.filter(({ text }) => !text.includes('grow('))
    assert.deepEqual(alone, [])
  })

  test('float legends, which would make a fieldset in a column flexbox higher', ({ assert }) => {
    for (const sheet of ['inertia/css/base.css', 'inertia/landers/base/base.css']) {
      assert.match(
        readFileSync(sheet, 'utf8'),
        /\n\s*legend \{\s*float: left;\s*width: 100%;/,
        sheet
      )
    }
  })

  test('draw selects and their arrows themselves, as Safari draws others', ({ assert }) => {
    const sheet = readFileSync('inertia/admin/admin.css', 'utf8')
    assert.match(sheet, /\nselect \{[^}]*appearance: none;[^}]*background-image:/)
    const own = files.filter(({ path, text }) => path.endsWith('.tsx') && text.includes('<select'))
    assert.isNotEmpty(own)
    for (const { path, text } of own) assert.include(text, 'appearance-none', path)
  })
})

test.group('Every document', () => {
  test('names its icon, as a browser asks for /favicon.ico otherwise', ({ assert }) => {
    const documents = files.filter(({ text }) => text.includes('<!DOCTYPE html>'))
    const shown = documents.filter(({ path }) => !path.includes('/mails/'))
    assert.isAbove(shown.length, 5)
    for (const { path, text } of shown) assert.include(text, '<link rel="icon"', path)
  })
})
