import { test } from '@japa/runner'
import type { Locator } from 'playwright'
import { englishMembers } from '#tests/browser/story/people'
import { memberPage } from '#tests/browser/story/log_in'
import { textsOf } from '#tests/support/browser/texts'

const t = textsOf('en')

/** A contrast theme of Windows: the system draws no shadows and no grounds. */
const contrastTheme = { forcedColors: 'active' } as const

test.group('In the colours of the system', () => {
  test('a check box shows whether it is ticked', async ({ assert }) => {
    const [member] = await englishMembers()
    const page = await memberPage(member, contrastTheme)
    await page.goto('/notifications')
    const box = page.getByRole('checkbox').first()
    await box.setChecked(true)
    const ticked = await drawnOf(box)
    await box.setChecked(false)
    assert.notEqual(ticked.background, (await drawnOf(box)).background)
    await page.context().close()
  })

  test('fields, buttons and the chosen answer have edges', async ({ assert }) => {
    const [member] = await englishMembers()
    const page = await memberPage(member, contrastTheme)
    await page.goto('/profile/edit')
    const field = page.getByLabel(t('accounts.name'), { exact: true })
    const save = page.getByRole('main').locator('button[type=submit]').last()
    for (const one of [field, save]) assert.equal((await drawnOf(one)).edge, 'solid 1px')
    const answers = page.getByRole('group', { name: t('profiles.looking_for') }).locator('label')
    assert.isAbove(await answers.count(), 1)
    for (const answer of await answers.all()) {
      const isChosen = await answer.getByRole('radio').isChecked()
      assert.equal((await drawnOf(answer)).edge, `solid ${isChosen ? 3 : 1}px`)
    }
    await page.context().close()
  })

  test('the open tab alone is underlined', async ({ assert }) => {
    const [member] = await englishMembers()
    const page = await memberPage(member, contrastTheme)
    await page.goto('/likes/received')
    const ground = (await drawnOf(page.locator('body'))).background
    const tabs = await page.getByRole('main').getByRole('navigation').getByRole('link').all()
    const lines = await Promise.all(tabs.map(drawnOf))
    assert.isAbove(lines.length, 1)
    assert.lengthOf(
      lines.filter(({ underline }) => underline !== ground),
      1
    )
    await page.context().close()
  })
})

/** Types of the browser that `evaluate` runs in. */
type InBrowser = Readonly<{ getComputedStyle: (element: unknown) => Record<string, string> }>

function drawnOf(one: Locator) {
  return one.evaluate((element) => {
    const style = (globalThis as unknown as InBrowser).getComputedStyle(element)
    return {
      background: style.backgroundColor,
      edge: `${style.outlineStyle} ${style.outlineWidth}`,
      underline: style.borderBottomColor,
    }
  })
}
