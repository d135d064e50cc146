import { test } from '@japa/runner'
import { signUp } from '#tests/browser/story/sign_up'
import { cities } from '#tests/support/browser/cities'
import { newVisitor } from '#tests/support/browser/shared_site'
import { textsOf } from '#tests/support/browser/texts'

const dutch = textsOf('nl')
const polish = textsOf('pl')

/** The browser of every visitor asks for English. */
test.group('A page under a language', () => {
  test('is changed for the same one in another, which signs a newcomer up in it', async ({
    assert,
  }) => {
    const page = await (await newVisitor()).newPage()
    await page.goto('/pl')
    await page.getByRole('button', { name: new RegExp(`^${polish('common.language')}`) }).click()
    await page.getByRole('menuitemradio', { name: 'Nederlands' }).click()
    await page.waitForURL('**/nl')
    const paths = new Set<string>()
    page.on('framenavigated', () => paths.add(new URL(page.url()).pathname))
    const newcomer = { name: 'Fenna', email: 'fenna@mail.test', home: '/nl', ...cities.nl }
    await signUp(page, dutch, newcomer)
    assert.includeMembers([...paths], ['/nl', '/nl/signup'])
    assert.notInclude([...paths], '/signup')
    await page.context().close()
  })
})
