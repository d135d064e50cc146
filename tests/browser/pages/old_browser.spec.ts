import { globSync, readFileSync } from 'node:fs'
import { test } from '@japa/runner'
import postcss from 'postcss'
import { demoPassword } from '#database/demo/password'
import { logIn } from '#tests/browser/story/log_in'
import { newVisitor } from '#tests/support/browser/shared_site'
import { isAskedFirst, youngFeatures } from '#tests/support/browser/css_features'
import { textsOf } from '#tests/support/browser/texts'

const t = textsOf('en')

/** Browsers before Safari 17, where menus would stand open in the page. */
const noPopover = 'delete HTMLElement.prototype.popover'

test.group('A browser older than the oldest', () => {
  test('is told so, and logs in, searches and reads without script', async ({ assert }) => {
    const context = await newVisitor()
    await context.addInitScript(noPopover)
    const page = await context.newPage()
    await page.goto('/login')
    await page.waitForURL('**/old-browser?next=%2Flogin')
    await page.getByRole('heading', { name: t('installed.old_title') }).waitFor()
    await page.getByRole('button', { name: t('installed.old_continue') }).click()
    await page.waitForURL('**/login')
    await logIn(page, t, 'harriet@vonk.example', demoPassword)
    await page.getByRole('button', { name: t('discovery.apply') }).waitFor()
    await page.goto('/chats')
    await page.getByRole('main').getByRole('listitem').first().getByRole('link').first().click()
    await page.waitForURL('**/chats/**')
    assert.isTrue(
      await page.getByRole('button', { name: t('messaging.send'), exact: true }).isDisabled()
    )
    assert.equal(await page.locator('form noscript > p').innerText(), t('common.needs_script'))
    await context.close()
  })
})

/** What a style sheet may use that is younger than the oldest browsers, and what is seen without it. */
const mayLack = {
  'text-wrap': 'lines break as they come',
  'accent-color': 'the colour of the system',
  'field-sizing': 'a script sizes the field',
  'content-visibility': 'all is drawn at once',
  'scrollbar-width': 'the prefixed pseudo-element, which stands beside it',
  'scrollbar-gutter': 'the page moves by the width of its scroll bar under a dialog',
  'overflow-anchor': 'the position is kept by script alone',
  'overscroll-behavior': 'the page behind scrolls along',
  'text-decoration': 'another kind of line under abbreviations',
  'user-select': 'the prefixed one, which stands beside it',
  'text-size-adjust': 'the prefixed one, or the size as it is',
  'forced-color-adjust': 'Safari has no forced colours',
  'line-clamp': 'the prefixed one, which stands beside it',
  'view-transition-name': 'the scenes change at once',
  '::view-transition': 'the scenes change at once',
  '@starting-style': 'dialogs and menus are there at once',
  ':open': 'the attribute, which stands beside it in :is()',
  '::details-content': 'the end of the menu of the back office is not at the foot of the window',
  '@media scripting': 'hints for browsers without script stay hidden',
}

test.group('The built style sheets', () => {
  test('use nothing younger than the oldest browsers that would be missed', ({ assert }) => {
    const sheets = globSync('build/public/assets/*.css')
    assert.isNotEmpty(sheets)
    const young = new Set<string>()
    for (const sheet of sheets) {
      postcss.parse(readFileSync(sheet, 'utf8')).walk((node) => {
        if (!isAskedFirst(node)) for (const name of youngFeatures(node)) young.add(name)
      })
    }
    const names = Object.keys(mayLack)
    const missed = [...young].filter((name) => !names.some((known) => name.startsWith(known)))
    assert.deepEqual(missed, [])
    // What is used no more is listed no more.
    assert.deepEqual(
      names.filter((known) => ![...young].some((name) => name.startsWith(known))),
      []
    )
  })
})
