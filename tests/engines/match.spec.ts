import { test } from '@japa/runner'
import { phone } from '#tests/engines/story/shared_engines'
import { tellInEach } from '#tests/engines/story/tell'
import { signIn } from '#tests/engines/story/log_in'
import { pageOf } from '#tests/screens/people'
import { demoId } from '#database/demo/ids'
import { pairLanguage, pairOfMembers } from '#tests/browser/story/pair'
import { textsOf } from '#tests/support/browser/texts'
import { engineNames } from '#tests/support/engines/engine'
import { runSqlAtSite } from '#tests/support/site/shared_site'

const t = textsOf(pairLanguage)

test.group('A like that is returned', () => {
  tellInEach('is a match, from which a conversation begins', async (newPage, engine) => {
    const { payer: ada, partner: bob } = await pairOfMembers(engineNames.indexOf(engine) + 8)
    await haveNoLikes(ada, bob)
    const [hers, his] = [await newPage(), await newPage(phone)]
    await signIn(hers, ada)
    await signIn(his, bob)
    await hers.opens(pageOf(bob))
    await hers.presses('button', t('profiles.like'))
    await hers.seesOf({ role: 'button', name: t('profiles.liked') })

    await his.opens(pageOf(ada))
    await his.presses('button', t('profiles.like'))
    const match = his.within('dialog', t('likes.match_title'))
    await match.presses('link', t('likes.match_chat', { name: ada.name }))
    await his.isAt(/^\/(members\/.+\/chat|chats\/.+)$/)
    await his.seesOf({ role: 'textbox', name: t('messaging.write_to', { name: ada.name }) })
    await his.isAlive()
  })
})

/** The demo world may know of some. */
async function haveNoLikes(...pair: readonly Readonly<{ number: number }>[]) {
  const ids = pair.map(({ number }) => `'${demoId('profile', number)}'`).join()
  await runSqlAtSite(`delete from likes where liker_id in (${ids}) and liked_id in (${ids})`)
}
