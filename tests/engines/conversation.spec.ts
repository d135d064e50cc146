import { writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from '@japa/runner'
import { phone } from '#tests/engines/story/shared_engines'
import { tellInEach } from '#tests/engines/story/tell'
import { signIn } from '#tests/engines/story/log_in'
import { demoId } from '#database/demo/ids'
import { pairLanguage, pairOfMembers } from '#tests/browser/story/pair'
import { conversationOn } from '#tests/engines/story/conversation'
import { textsOf } from '#tests/support/browser/texts'
import { engineNames } from '#tests/support/engines/engine'
import { phonePhoto } from '#tests/support/profiles/picture_files'
import { giveCredits } from '#tests/support/site/give_credits'
import { siteEnvironment } from '#tests/support/site/shared_site'

const t = textsOf(pairLanguage)
const lines = ['One morning', 'by the sea', 'with the dog', 'and no umbrella', 'in the rain']

test.group('A conversation', () => {
  tellInEach('is opened from the list, and lives on both sides', async (newPage, engine) => {
    const { payer, partner } = await pairOfMembers(engineNames.indexOf(engine))
    await giveCredits(siteEnvironment(), payer.number, 40)
    const [his, hers] = [await newPage(phone), await newPage()]
    await signIn(his, payer)
    await signIn(hers, partner)
    const hisChat = conversationOn(his, t, partner.name)
    const herChat = conversationOn(hers, t, payer.name)

    await his.opens(`/members/${demoId('profile', partner.number)}/chat`)
    await hisChat.send('The first')
    await his.isAt(/^\/chats\/./)
    await hers.opens('/chats')
    await hers.pressesOn({ css: 'main li a', text: new RegExp(payer.name) })
    await herChat.sees('The first')

    // On a phone the list gives way to the conversation, and its bars go.
    await his.opens('/chats')
    await his.pressesOn({ css: 'main li a', text: new RegExp(partner.name) })
    await his.isAt(/^\/chats\/./)
    await his.isAlive()
    await hisChat.writeLines(lines)
    await his.strikes('Enter')
    await herChat.sees(/in the rain$/)
    await herChat.send('The answer')
    await hisChat.sees('The answer')

    await his.uploads('input[type=file]', await photoFile())
    await his.within('dialog').presses('button', t('messaging.send_photo', { cost: 2 }))
    await hers.seesOf({ role: 'img', name: t('messaging.photo_of', { name: payer.name }) })
  })
})

async function photoFile() {
  const path = join(tmpdir(), 'beach.jpg')
  writeFileSync(path, await phonePhoto())
  return path
}
