import { test } from '@japa/runner'
import { demoEmail } from '#database/demo/members'
import { logIn, signIn } from '#tests/engines/story/log_in'
import { desktop } from '#tests/engines/story/shared_engines'
import { pageOf, peopleWhoSpeak } from '#tests/screens/people'
import { closedWarningCookie } from '#tests/support/browser/entry_warning'
import { textsOf } from '#tests/support/browser/texts'
import type { EngineName, Size, Wishes } from '#tests/support/engines/engine'
import { EnginePage } from '#tests/support/engines/engine_page'
import { chosenEngines, startEngine } from '#tests/support/engines/start'
import { siteUrl } from '#tests/support/site/shared_site'

const t = textsOf('en')
/** The narrowest that people have. */
const phone = { width: 360, height: 780 }
const among = (names: readonly EngineName[]) => chosenEngines.filter((one) => names.includes(one))

type Told = (page: EnginePage) => Promise<void>

/** Tells a story in an engine that somebody has set otherwise. */
async function tellWith(name: EngineName, wishes: Wishes, size: Size, story: Told) {
  const engine = await startEngine(name, wishes)
  try {
    const session = await engine.newSession()
    await session.resize(size)
    await session.addCookies([closedWarningCookie(siteUrl())])
    await story(new EnginePage(session, siteUrl()))
  } finally {
    await engine.stop()
  }
}

test.group('With text twice as large', () => {
  const windows = Object.entries({ phone, desktop })
  const cases = windows.flatMap(([where, size]) =>
    among(['firefox', 'chromium']).map((engine) => ({ engine, where, size }))
  )
  for (const { engine, where, size } of cases) {
    test(`${engine}: no page is wider than a ${where}`, async ({ assert }) => {
      const { premium, withLocked } = await peopleWhoSpeak('en')
      await tellWith(engine, { large: true }, size, async (page) => {
        await signIn(page, premium)
        const paths = [
          '/members',
          pageOf(withLocked(premium)),
          '/chats',
          '/credits',
          '/profile/edit',
        ]
        for (const path of paths) {
          await page.opens(path)
          const [width, room, text] = await page.session.evaluate<number[]>(`[
              document.documentElement.scrollWidth,
              document.documentElement.clientWidth,
              parseFloat(getComputedStyle(document.documentElement).fontSize),
            ]`)
          assert.equal(text, 32, path)
          assert.isAtMost(width, room, path)
        }
      })
    })
  }
})

test.group('In the colours of the system', () => {
  for (const engine of among(['firefox'])) {
    test(`${engine}: ticks, edges and the open tab are seen`, async ({ assert }) => {
      const { premium } = await peopleWhoSpeak('en')
      await tellWith(engine, { contrast: true }, desktop, async (page) => {
        await signIn(page, premium)
        await page.opens('/notifications')
        const [isForced, grounds] = await page.session.evaluate<[boolean, string[]]>(`[
          matchMedia('(forced-colors: active)').matches,
          [...document.querySelectorAll('.check:checked')].map(
            (one) => getComputedStyle(one, '::before').backgroundColor
          ),
        ]`)
        assert.isTrue(isForced)
        const paper = await page.session.evaluate<string>(
          `getComputedStyle(document.querySelector('.check:checked')).backgroundColor`
        )
        assert.isNotEmpty(grounds)
        assert.notInclude(grounds, paper)
        await page.opens('/profile/edit')
        const edges = await page.session.evaluate<string[]>(
          `[...document.querySelectorAll('.control')].map((one) => getComputedStyle(one).outlineStyle)`
        )
        assert.deepEqual([...new Set(edges)], ['solid'])
      })
    })
  }
})

test.group('Where nothing is stored', () => {
  for (const engine of among(['firefox'])) {
    test(`${engine}: a member logs in and writes, a visitor begins to sign up`, async () => {
      const { premium } = await peopleWhoSpeak('en')
      await tellWith(engine, { noStorage: true }, desktop, async (page) => {
        await page.opens('/signup')
        await page.within('group', t('home.i_am')).pressesOn({ text: t('home.a_man') })
        await page.within('group', t('home.looking_for')).pressesOn({ text: t('home.women') })
        await page.presses('checkbox')
        await page.presses('button', t('common.continue'))
        await page.sees(t('accounts.place_title'))
        await logIn(page, t, demoEmail(premium.number))
        await page.opens('/chats')
        await page.within('main').pressesOn({ css: 'li a' })
        await page.seesOf({ css: 'textarea' })
      })
    })
  }
})
