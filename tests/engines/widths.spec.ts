import { test } from '@japa/runner'
import { signIn } from '#tests/engines/story/log_in'
import { desktop, tellIn } from '#tests/engines/story/shared_engines'
import { peopleWhoSpeak } from '#tests/screens/people'
import { textsOf } from '#tests/support/browser/texts'
import type { EnginePage } from '#tests/support/engines/engine_page'
import { chosenEngines } from '#tests/support/engines/start'

const t = textsOf('en')

/** Above and below each breakpoint of tokens.css. */
const widths = [1280, 1199, 1201, 991, 993, 767, 769, 575, 577, 360, 1280]

/** A page of every layout of a member, and how it is used afterwards. */
const pages = [
  { path: '/members', use: opensAccount },
  { path: '/likes/received', use: opensAccount },
  { path: '/credits', use: opensAccount },
  { path: '/chats', use: opensAccount },
  { path: '/swipe-game', use: opensAccount },
  { path: '/profile', use: opensAccount },
]

test.group('A window that is made narrow and wide', () => {
  test('{$self}: leaves every page of a member alive, and its menus')
    .with([...chosenEngines])
    .run(async (_, engine) => {
      const { premium } = await peopleWhoSpeak('en')
      await tellIn(engine, async (newPage) => {
        const page = await newPage()
        await signIn(page, premium)
        for (const { path, use } of pages) {
          await page.opens(path)
          await crossesBreakpoints(page)
          await use(page)
        }
      })
    })

  test('{$self}: leaves a conversation alive, and what is written in it')
    .with([...chosenEngines])
    .run(async (_, engine) => {
      const { premium } = await peopleWhoSpeak('en')
      await tellIn(engine, async (newPage) => {
        const page = await newPage()
        await signIn(page, premium)
        await page.opens('/chats')
        await page.pressesOn({ css: 'main li a' })
        await page.isAt(/^\/chats\/./)
        const field = {
          role: 'textbox',
          name: new RegExp(`^${t('messaging.write_to', { name: '' })}`),
        }
        await page.fillsIn(field, 'Half a sentence')
        await crossesBreakpoints(page)
        await page.comesTrue(
          `${page.elementOf(field)}.value === 'Half a sentence'`,
          'the text is kept'
        )
        await page.opensMenu(new RegExp(`^${t('messaging.more', { name: '' })}.`))
        await page.closesMenu()
        await page.fillsIn(field, '')
      })
    })

  test('{$self}: leaves the pages of a visitor alive, and the sign-up')
    .with([...chosenEngines])
    .run(async (_, engine) => {
      await tellIn(engine, async (newPage) => {
        const page = await newPage()
        for (const path of ['/', '/pricing', '/login', '/pages/faq']) {
          await page.opens(path)
          await crossesBreakpoints(page)
          await page.opensMenu(new RegExp(`^${t('common.language')}: `))
          await page.closesMenu()
        }
        await page.opens('/signup')
        await crossesBreakpoints(page)
        await page.pressesOn({ text: t('home.a_man') })
      })
    })
})

/** With a menu open at first: what hides its button must not stop the page. */
async function crossesBreakpoints(page: EnginePage) {
  for (const width of widths) {
    await page.isSized({ ...desktop, width })
    await page.isAlive()
  }
}

async function opensAccount(page: EnginePage) {
  await page.opensMenu(t('common.account'))
  await page.isSized({ ...desktop, width: 360 })
  await page.isAlive()
  await page.isSized(desktop)
  await page.isAlive()
}
