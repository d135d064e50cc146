import { test } from '@japa/runner'
import { desktop } from '#tests/engines/story/shared_engines'
import { tellInEach, tellOfMember } from '#tests/engines/story/tell'
import { crossesBreakpoints } from '#tests/engines/story/widths'
import { textsOf } from '#tests/support/browser/texts'
import type { EnginePage } from '#tests/support/engines/engine_page'

const t = textsOf('en')

/** A page of every layout of a member. */
const ofMember = ['/members', '/likes/received', '/credits', '/chats', '/swipe-game', '/profile']
/** Pages of a visitor: with a menu, and without one. */
const withMenu = ['/', '/pricing', '/login', '/pages/faq']
const withoutMenu = ['/landers/gallery', '/landers/tinderswipe', '/landers/maplanding']

test.group('A window that is made narrow and wide', () => {
  tellOfMember('leaves every page of a member alive, and its menus', desktop, async (page) => {
    for (const path of ofMember) {
      await page.opens(path)
      await crossesBreakpoints(page)
      await opensAccount(page)
    }
  })

  tellOfMember('leaves a conversation alive, and what is written in it', desktop, async (page) => {
    await page.opens('/chats')
    await page.pressesOn({ css: 'main li a' })
    await page.isAt(/^\/chats\/./)
    const field = {
      role: 'textbox',
      name: new RegExp(`^${t('messaging.write_to', { name: '' })}`),
    }
    await page.fillsIn(field, 'Half a sentence')
    await crossesBreakpoints(page)
    await page.comesTrue(`${page.elementOf(field)}.value === 'Half a sentence'`, 'the text is kept')
    await page.opensMenu(new RegExp(`^${t('messaging.more', { name: '' })}.`))
    await page.closesMenu()
    await page.fillsIn(field, '')
  })

  tellInEach('leaves the pages of a visitor alive, and the sign-up', async (newPage) => {
    const page = await newPage()
    for (const path of withMenu) {
      await page.opens(path)
      await crossesBreakpoints(page)
      await page.opensMenu(new RegExp(`^${t('common.language')}: `))
      await page.closesMenu()
    }
    for (const path of withoutMenu) {
      await page.opens(path)
      await crossesBreakpoints(page)
    }
    await page.opens('/signup')
    await crossesBreakpoints(page)
    await page.pressesOn({ text: t('home.a_man') })
  })
})

/** The button of an open menu may go as the window becomes narrow. */
async function opensAccount(page: EnginePage) {
  await page.opensMenu(t('common.account'))
  await page.isSized({ ...desktop, width: 360 })
  await page.isAlive()
  await page.isSized(desktop)
  await page.isAlive()
}
