import type { Assert } from '@japa/assert'
import type { Page } from 'playwright'
import type { Locale } from '#core/sites/locales'
import { demoPassword } from '#database/demo/password'
import { conversationOn } from '#tests/browser/story/conversation'
import { logIn } from '#tests/browser/story/log_in'
import { linkMailedTo } from '#tests/browser/story/outbox'
import { isMarked, markPage, seesInTitle, waitingInTitle } from '#tests/browser/story/window_title'
import type { Partner, Visitor } from '#tests/browser/story/people'
import { filters, finds, looksAround } from '#tests/browser/story/search'
import { chooses, paysWithThreeWebhooks, whoAmI } from '#tests/browser/story/shop'
import { signUp } from '#tests/browser/story/sign_up'
import type { Texts } from '#tests/browser/story/texts'
import type { textsOf } from '#tests/support/browser/texts'

/** Two people, each in a browser of their own, and the other women he finds. */
export type Story = Readonly<{
  t: ReturnType<typeof textsOf>
  locale: Locale
  assert: Assert
  visitor: Visitor
  his: Page
  hers: Page
  her: Partner
  another: Partner
  third: Partner
}>

export async function joins({ his, t, visitor, assert }: Story) {
  await looksAround(his, t, assert)
  await signUp(his, t, visitor)
  await his.goto(await linkMailedTo(his, visitor.email, '/activate'))
  await his.getByRole('heading', { name: t('accounts.activated_title') }).waitFor()
}

export async function searchesAndLikes({ his, hers, t, visitor, her, assert }: Story) {
  await filters(his, t, visitor, assert)
  const connected = hers.waitForResponse('**/__transmit/subscribe')
  await logIn(hers, t, her.email, demoPassword)
  await connected
  await markPage(hers)
  const before = await waitingInTitle(hers)
  await finds(his, t, her)
  await his.getByRole('button', { name: t('profiles.like'), exact: true }).click()
  await hers
    .getByText(t('common.name_likes_you', visitor))
    .or(hers.getByText(t('common.someone_likes_you')))
    .first()
    .waitFor()
  await seesInTitle(hers, before + 1)
  assert.isTrue(await isMarked(hers), 'the like came without a reload')
}

export async function chat({ his, hers, t, visitor, her, assert }: Story) {
  const waiting = await waitingInTitle(hers)
  const { unread } = await whoAmI(hers)
  await his.goto(`/members/${her.id}/chat`)
  const hisChat = conversationOn(his, t, her.name)
  await hisChat.isOpen()
  await hisChat.send('Number 1')
  await his.waitForURL('**/chats/*')
  await seesUnread(hers, t, unread + 1)
  await seesInTitle(hers, waiting + 1)
  assert.isTrue(await isMarked(hers), 'the badge came without a reload')

  await hers.goto(his.url())
  const herChat = conversationOn(hers, t, visitor.name)
  await herChat.sees('Number 1')
  await herChat.isOpen()
  await Promise.all([markPage(hers), markPage(his)])
  await hisChat.typesUntil(herChat.seesTyping())
  await hisChat.send('Number 2')
  await herChat.sees('Number 2')
  await herChat.typesUntil(hisChat.seesTyping())
  await herChat.send('Hello to you')
  await hisChat.sees('Hello to you')
  assert.deepEqual([await isMarked(hers), await isMarked(his)], [true, true])
}

async function seesUnread(page: Page, t: Texts, count: number) {
  await page
    .getByRole('navigation')
    .getByText(t('common.unread_messages', { count }))
    .first()
    .waitFor({ state: 'attached' })
}

/** Two conversations are free, and five messages. */
export async function meetsBothCaps(story: Story) {
  const { his, t, her, another, third, assert } = story
  const conversation = his.url()
  await his.goto(`/members/${another.id}/chat`)
  const other = conversationOn(his, t, another.name)
  await other.isOpen()
  await other.send('Number 3')
  await his.waitForURL(/\/chats\/(?!$)/)

  const newConversationPath = `/members/${third.id}/chat`
  await his.goto(newConversationPath)
  const newConversation = conversationOn(his, t, third.name)
  await newConversation.isOpen()
  const stopped = await newConversation.isStopped('Hello there')
  assert.include(stopped.words, t('errors.free_conversations_used_up', { max: 2, cost: 1 }))
  assert.equal(new URL(his.url()).pathname, newConversationPath, 'no conversation has begun')

  await his.goto(conversation)
  const hisChat = conversationOn(his, t, her.name)
  await hisChat.isOpen()
  for (const number of [4, 5]) await hisChat.send(`Number ${number}`)
  await conversationOn(story.hers, t, story.visitor.name).sees('Number 5')
  await his.getByText(t('errors.free_messages_used_up')).waitFor()
  const alert = await hisChat.isStopped('Number 6')
  assert.include(alert.words, t('errors.free_messages_used_up'))
  await alert.button.click()
  await his.waitForURL('**/credits**')
}

/** Answers how many credits there are from then on. */
export async function buys({ his, t, assert }: Story) {
  const credits = 120
  const total = await chooses(his, t, credits)
  await paysWithThreeWebhooks(his, t, total, assert)
  await his.getByRole('heading', { name: t('payments.completed_title', { credits }) }).waitFor()
  await his.getByText(t('payments.now_premium')).waitFor()
  assert.containsSubset(await whoAmI(his), { credits, paid_user: true })
  await his.reload()
  await his.getByRole('heading', { name: t('payments.completed_title', { credits }) }).waitFor()
  assert.containsSubset(await whoAmI(his), { credits })
  return credits
}

export async function goesOn({ his, hers, t, visitor, her, third, assert }: Story, had: number) {
  await his.getByRole('link', { name: t('payments.back_to_chat') }).click()
  await his.waitForURL('**/chats/*')
  const [hisChat, herChat] = [
    conversationOn(his, t, her.name),
    conversationOn(hers, t, visitor.name),
  ]
  await hisChat.keeps('Number 6')
  assert.isFalse(await his.getByText(t('errors.free_messages_used_up')).isVisible())
  await hisChat.field.press('Enter')
  await herChat.sees('Number 6')
  await hisChat.send('Number 7')
  await herChat.sees('Number 7')
  assert.containsSubset(await whoAmI(his), { credits: had - 2, paid_user: true })

  await his.goto(`/members/${third.id}/chat`)
  const begins = conversationOn(his, t, third.name)
  await begins.keeps('Hello there')
  await begins.field.press('Enter')
  await his.waitForURL('**/chats/*')
  await begins.sees('Hello there')
  assert.containsSubset(await whoAmI(his), { credits: had - 3 })
}
