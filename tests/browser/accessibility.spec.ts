import AxeBuilder from '@axe-core/playwright'
import { test } from '@japa/runner'
import type { Page } from 'playwright'
import { demoId } from '#database/demo/ids'
import { demoEmail } from '#database/demo/members'
import { demoPassword } from '#database/demo/password'
import { logIn } from '#tests/browser/story/log_in'
import { answerSignUp } from '#tests/support/answered'
import { newVisitor } from '#tests/support/stage'
import { textsOf } from '#tests/support/texts'

const themes = ['light', 'dark'] as const
const widths = [360, 1280] as const
const looks = themes.flatMap((theme) => widths.map((width) => ({ theme, width })))

const forVisitors = [
  '/',
  ...[0, 1, 2, 3, 4].map((step) => `/signup?step=${step}`),
  '/login',
  '/activate/done',
  '/activate/error',
  '/dev/outbox',
  '/pages/terms',
  '/nowhere',
]

const forMembers = [
  '/members',
  '/members?min_age=98',
  `/members/${demoId('profile', 2)}`,
  `/members/${demoId('profile', 320)}`,
  '/likes/received',
  '/likes/given',
  '/chats',
  `/members/${demoId('profile', 2)}/chat`,
  '/credits',
  '/transactions',
]

test.group('Every page of the journey', () => {
  test('is accessible to visitors at {width} px in the {theme} theme')
    .with(looks)
    .run(async ({ assert }, { theme, width }) => {
      const page = await openPage(theme, width)
      await answerSignUp(page.context())
      await page.goto('/signup?step=4')
      await page.getByRole('heading', { name: textsOf('en')('accounts.account_title') }).waitFor()
      assert.deepEqual(await violationsOn(page, forVisitors), [])
      await page.context().close()
    })

  test('is accessible to members at {width} px in the {theme} theme')
    .with(looks)
    .run(async ({ assert }, { theme, width }) => {
      const page = await openPage(theme, width)
      await logIn(page, textsOf('en'), demoEmail(1), demoPassword)
      assert.deepEqual(await violationsOn(page, forMembers), [])
      await page.context().close()
    })
})

async function openPage(colorScheme: (typeof themes)[number], width: number) {
  const viewport = { width, height: 800 }
  const context = await newVisitor({ colorScheme, viewport, reducedMotion: 'reduce' })
  return context.newPage()
}

/** What axe finds, as one line each; also a page that scrolls sideways. */
async function violationsOn(page: Page, paths: string[]) {
  const found: string[] = []
  for (const path of paths) {
    await page.goto(path)
    await page.evaluate('document.fonts.ready')
    const { violations } = await new AxeBuilder({ page }).analyze()
    for (const { id, nodes } of violations) found.push(`${path}: ${id} at ${nodes[0].target}`)
    if (await scrollsSideways(page)) found.push(`${path}: scrolls sideways`)
  }
  return found
}

function scrollsSideways(page: Page): Promise<boolean> {
  return page.evaluate(
    'document.documentElement.scrollWidth > document.documentElement.clientWidth'
  )
}
