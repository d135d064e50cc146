import { test } from '@japa/runner'
import { desktop, phone } from '#tests/engines/story/shared_engines'
import { tellInEach, tellOfMember } from '#tests/engines/story/tell'
import { logIn } from '#tests/engines/story/log_in'
import { pageOf, peopleWhoSpeak } from '#tests/screens/people'
import { castMembers } from '#database/demo/cast'
import { demoEmail } from '#database/demo/members'
import { candidatesFor } from '#database/demo/romances'
import { textsOf } from '#tests/support/browser/texts'
import { engineNames } from '#tests/support/engines/engine'

const t = textsOf('en')
const anyName = (key: string) => new RegExp(`^${t(key, { name: '' })}.`)

test.group('By a menu', () => {
  tellInEach('a visitor reads the page in another language', async (newPage) => {
    const page = await newPage(phone)
    await page.opens('/pricing')
    await page.opensMenu(new RegExp(`^${t('common.language')}: `))
    await page.presses('menuitemradio', 'Nederlands')
    await page.seesOf({ css: 'html[lang=nl] h1' })
  })

  tellInEach('a member who has logged in logs out', async (newPage) => {
    const { premium } = await peopleWhoSpeak('en')
    const page = await newPage()
    await logIn(page, t, demoEmail(premium.number))
    await page.opensMenu(t('common.account'))
    await page.presses('menuitem', t('common.log_out'))
    await page.isAt('/')
  })

  tellOfMember(
    'a member reports one profile, and blocks another',
    phone,
    async (page, people, engine) => {
      const { premium, withLocked } = people
      // Each engine another one, as who is blocked is gone.
      const blocked = candidatesFor(premium, await castMembers()).at(
        -2 - engineNames.indexOf(engine)
      )!
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
    }
  )

  tellOfMember(
    'a member acts on photos, wherever the button stands',
    desktop,
    async (page, _, engine) => {
      const menuOf = (number: number) => t('profiles.photo_menu', { number })
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
    }
  )

  tellOfMember(
    'a member acts on a like, on tiles at every edge of a phone',
    phone,
    async (page) => {
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
    }
  )
})
