import { test } from '@japa/runner'
import type { Locator } from 'playwright'
import { demoId } from '#database/demo/ids'
import { inConversation, pairOfMembers, pairLanguage, type Side } from '#tests/browser/story/pair'
import { holdRequests } from '#tests/browser/story/hold_requests'
import { waitUntil } from '#tests/browser/story/wait_until'
import { runSqlAtSite } from '#tests/support/browser/shared_site'
import { textsOf } from '#tests/support/browser/texts'

const t = textsOf(pairLanguage)
const wasSaid = 100

test.group('The conversation window', (group) => {
  let chat: Awaited<ReturnType<typeof inConversation>>
  group.setup(async () => {
    chat = await inConversation(31)
    return async () => void (await chat.leave())
  })

  test('sends on Enter, takes emoji at the caret and keeps a draft for each', async ({
    assert,
  }) => {
    const { his, hers, partner } = chat
    const { field } = his.chat
    await field.focus()
    await his.page.keyboard.type('One line')
    await his.page.keyboard.press('Shift+Enter')
    await his.page.keyboard.type('and another')
    // The one that confirms a word in Safari, which says no more that it composes.
    await his.page.evaluate(`document.activeElement.dispatchEvent(
      new KeyboardEvent('keydown', { key: 'Enter', keyCode: 229, bubbles: true, cancelable: true })
    )`)
    await his.page.keyboard.press('Enter')
    const lines = hers.log.getByText('and another')
    await lines.waitFor()
    assert.equal(await lines.innerText(), 'One line\nand another')
    assert.equal(await field.inputValue(), '')

    await his.page.keyboard.type('ab')
    await his.page.keyboard.press('ArrowLeft')
    await his.page.getByRole('button', { name: t('messaging.emoji') }).click()
    const emojis = his.page.getByRole('group', { name: t('messaging.emoji') })
    await emojis.getByRole('button', { name: t('emoji.joy') }).click()
    for (const key of ['ArrowRight', 'Enter', 'Escape', 'c']) await his.page.keyboard.press(key)
    await his.chat.keeps('a😂😊cb')

    const { partner: other } = await pairOfMembers(20)
    await his.page.goto(`/members/${demoId('profile', other.number)}/chat`)
    const otherField = his.page.getByRole('textbox', {
      name: t('messaging.write_to', { name: other.name }),
    })
    await his.chat.isOpen()
    await otherField.fill('For somebody else')
    await his.page.goto(`/members/${demoId('profile', partner.number)}/chat`)
    await his.chat.keeps('a😂😊cb')
  })

  test('keeps the scroll position while new messages arrive, and offers a way to them', async ({
    assert,
  }) => {
    const { his, hers, payer } = chat
    await sayMuch(hers.page.url().split('/').at(-1)!, demoId('profile', payer.number))
    const held = Promise.withResolvers<() => Promise<void>>()
    await hers.page.route('**/messages?before=*', (route) => held.resolve(() => route.continue()), {
      times: 1,
    })
    const letScriptCome = await holdRequests(hers.page, '**/assets/app-*.js')
    await hers.page.reload({ waitUntil: 'commit' })
    await seesNewest(hers, `Words ${wasSaid}`)

    const scrollUp = (scroller: { scrollTop: number; scrollHeight: number }) => {
      scroller.scrollTop = -scroller.scrollHeight
      return scroller.scrollTop < 0
    }
    await waitUntil(
      () => hers.log.evaluate(scrollUp),
      'the conversation to be styled and scrolled up'
    )
    await letScriptCome()
    const goOn = await held.promise
    await hers.page.evaluate('document.fonts.ready')
    const read = hers.bubble(`Words ${wasSaid - 28}`)
    const place = await topOf(read)
    await goOn()
    await hers.bubble(`Words ${wasSaid - 57}`).waitFor({ state: 'attached' })
    assert.equal(await topOf(read), place)

    await his.chat.send('Look below')
    const pill = hers.page.getByRole('button', { name: t('messaging.new_messages', { count: 1 }) })
    await pill.waitFor()
    assert.equal(await topOf(read), place)
    await pill.click()
    await seesNewest(hers, 'Look below')
    await pill.waitFor({ state: 'detached' })

    await hers.log.evaluate((scroller: { scrollTop: number }) => (scroller.scrollTop = -40))
    await his.chat.send('Seen at once')
    await seesNewest(hers, 'Seen at once')
  })
})

/** A conversation of far more messages than a page holds, some of them long. */
async function sayMuch(conversationId: string, writerId: string) {
  const [{ last }] = await runSqlAtSite(
    `select last_sequence as last from conversations where id = '${conversationId}'`
  )
  const rows = Array.from({ length: wasSaid }, (_, index) => {
    const number = index + 1
    const body = number % 7 ? `Words ${number}` : `Words ${number}: ${'and more '.repeat(40)}`
    const [id, at] = [crypto.randomUUID(), Date.now() - (wasSaid - number) * 1000]
    const sequence = Number(last) + number
    return `('${id}', '${conversationId}', '${writerId}', '${id}', ${sequence}, 'text', '${body}', ${at}, ${at})`
  })
  await runSqlAtSite(`insert into messages
    (id, conversation_id, sender_id, client_id, sequence, kind, body, sent_at, delivered_at)
    values ${rows.join(', ')}`)
  await runSqlAtSite(
    `update conversations set last_sequence = last_sequence + ${wasSaid} where id = '${conversationId}'`
  )
}

/** The message is completely within view. */
async function seesNewest({ bubble, log }: Side, words: string) {
  await bubble(words).waitFor()
  const isInView = async () => {
    const [box, view] = await Promise.all([bubble(words).boundingBox(), log.boundingBox()])
    return box!.y >= view!.y && box!.y + box!.height <= view!.y + view!.height
  }
  await waitUntil(isInView, `"${words}" in view`)
}

async function topOf(bubble: Locator) {
  const box = await bubble.boundingBox()
  return Math.round(box!.y)
}
