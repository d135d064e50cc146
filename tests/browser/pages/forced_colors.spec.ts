import { test } from '@japa/runner'
import type { Locator } from 'playwright'
import { englishMembers } from '#tests/browser/story/people'
import { memberPage } from '#tests/browser/story/log_in'
import { textsOf } from '#tests/support/browser/texts'

const t = textsOf('en')

/** As with a contrast theme of Windows: the system draws no shadows and no grounds. */
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
    const edges = await answers.evaluateAll((all) =>
      all.map((one) => [one.querySelector('input')!.checked, getComputedStyle(one).outlineWidth])
    )
    for (const [chosen, width] of edges) assert.equal(width, chosen ? '3px' : '1px')
    await page.context().close()
  })

  test('the open tab alone is underlined', async ({ assert }) => {
    const [member] = await englishMembers()
    const page = await memberPage(member, contrastTheme)
    await page.goto('/likes/received')
    const tabs = page.getByRole('main').getByRole('navigation').getByRole('link')
    const underlined = await tabs.evaluateAll((all) => {
      const ground = getComputedStyle(document.body).backgroundColor
      return all.filter((one) => getComputedStyle(one).borderBottomColor !== ground).length
    })
    assert.isAbove(await tabs.count(), 1)
    assert.equal(underlined, 1)
    await page.context().close()
  })
})

function drawnOf(one: Locator) {
  return one.evaluate((element) => {
    const { backgroundColor, outlineStyle, outlineWidth } = getComputedStyle(element)
    return { background: backgroundColor, edge: `${outlineStyle} ${outlineWidth}` }
  })
}
