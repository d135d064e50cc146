import { test } from '@japa/runner'
import { castMembers } from '#database/demo/cast'
import { demoEmail } from '#database/demo/members'
import { candidatesFor } from '#database/demo/romances'
import { logIn, signIn } from '#tests/engines/story/log_in'
import { phone, tellIn } from '#tests/engines/story/shared_engines'
import { pageOf, peopleWhoSpeak } from '#tests/screens/people'
import { textsOf } from '#tests/support/browser/texts'
import { engineNames } from '#tests/support/engines/engine'
import { chosenEngines } from '#tests/support/engines/start'

const t = textsOf('en')
const anyName = (key: string) => new RegExp(`^${t(key, { name: '' })}.`)

test.group('By a menu', () => {
  test('{$self}: a visitor reads the page in another language')
    .with([...chosenEngines])
    .run(async (_, engine) => {
      await tellIn(engine, async (newPage) => {
        const page = await newPage(phone)
        await page.opens('/pricing')
        await page.opensMenu(new RegExp(`^${t('common.language')}: `))
        await page.presses('menuitemradio', 'Nederlands')
        await page.seesOf({ css: 'html[lang=nl] h1' })
      })
    })

  test('{$self}: a member who has logged in logs out')
    .with([...chosenEngines])
    .run(async (_, engine) => {
      const { premium } = await peopleWhoSpeak('en')
      await tellIn(engine, async (newPage) => {
        const page = await newPage()
        await logIn(page, t, demoEmail(premium.number))
        await page.opensMenu(t('common.account'))
        await page.presses('menuitem', t('common.log_out'))
        await page.isAt('/')
      })
    })

  test('{$self}: a member reports one profile, and blocks another')
    .with([...chosenEngines])
    .run(async (_, engine) => {
      const { premium, withLocked } = await peopleWhoSpeak('en')
      // Each engine another one, as who is blocked is gone.
      const blocked = candidatesFor(premium, await castMembers()).at(
        -2 - engineNames.indexOf(engine)
      )!
      await tellIn(engine, async (newPage) => {
        const page = await newPage(phone)
        await signIn(page, premium)
        await page.opens(pageOf(withLocked(premium)))
        await page.opensMenu(t('profiles.more_actions'))
        await page.presses('menuitem', t('moderation.report'))
        await page.isAt(/\/report$/)
        await page.goesBack()
        await page.isAt(pageOf(withLocked(premium)))

        await page.opens(pageOf(blocked))
        await page.opensMenu(t('profiles.more_actions'))
        await page.presses('menuitem', t('profiles.block'))
        await page.within('dialog').presses('button', t('profiles.block_confirm'))
        await page.sees(t('profiles.blocked'))
      })
    })

  test('{$self}: a member acts on photos, wherever the button stands')
    .with([...chosenEngines])
    .run(async (_, engine) => {
      const { premium } = await peopleWhoSpeak('en')
      const menuOf = (number: number) => t('profiles.photo_menu', { number })
      await tellIn(engine, async (newPage) => {
        const page = await newPage()
        await signIn(page, premium)
        await page.opens('/profile/photos')
        for (const number of [1, 2]) {
          for (const edge of ['start', 'end'] as const) {
            await page.opensMenuAtEdge(menuOf(number), edge)
            await page.closesMenu()
          }
        }
        await page.opensMenu(menuOf(2))
        await page.presses('menuitem', t('profiles.photo_edit'))
        const caption = `By the sea, seen in ${engine}`
        await page.within('dialog').fills(t('profiles.photo_caption'), caption)
        await page.within('dialog').presses('button', t('profiles.photo_save'))
        await page.seesNoneOf({ role: 'dialog' })
        await page.sees(caption)
      })
    })

  test('{$self}: a member acts on a like, on tiles at every edge of a phone')
    .with([...chosenEngines])
    .run(async (_, engine) => {
      const { premium } = await peopleWhoSpeak('en')
      await tellIn(engine, async (newPage) => {
        const page = await newPage(phone)
        await signIn(page, premium)
        await page.opens('/likes/received')
        for (const name of await page.namesOf('button', anyName('messaging.more'))) {
          for (const edge of ['start', 'end'] as const) {
            await page.opensMenuAtEdge(name, edge)
            await page.closesMenu()
          }
        }
        await page.opensMenu(anyName('messaging.more'))
        await page.presses('menuitem', t('profiles.block'))
        await page.within('dialog').presses('button', t('common.cancel'))
        await page.seesNoneOf({ role: 'dialog' })
      })
    })
})
