import type { Page } from 'playwright'
import { chatOf } from '#tests/browser/story/chat'
import { logIn } from '#tests/browser/story/log_in'
import { castMembers } from '#database/demo/cast'
import { demoId } from '#database/demo/ids'
import { demoEmail } from '#database/demo/members'
import { demoPassword } from '#database/demo/password'
import { newVisitor } from '#tests/support/stage'
import { textsOf } from '#tests/support/texts'

const freeWords = ['one', 'two', 'three', 'four', 'five']

type Role = Readonly<{ number: number; name: string }>
type Side = Awaited<ReturnType<typeof seat>>

export const couplesSpeak = 'nl'

/** Couples of the demo world, so that stories do not meet each other; the first one pays. */
export async function couple(number: number) {
  const cast = await castMembers()
  const dutch = cast.filter(({ country, sexuality }) => country === 'NL' && sexuality === 'hetero')
  const payer = dutch.filter(({ premium }) => premium)[number]
  const others = dutch.filter(({ premium, fictional }) => !premium && !fictional)
  const partner = others.filter(({ gender }) => gender !== payer.gender)[number % 2]
  return { payer, partner }
}

/**
 * Both members of a couple at their conversation, each in a browser of their own. What is free
 * has been said: the next message costs.
 */
export async function atChat(number: number, baseURL?: string) {
  const { payer, partner } = await couple(number)
  const his = await seat(payer, partner, baseURL)
  const hers = await seat(partner, payer, baseURL)
  for (const word of freeWords) await his.chat.send(word)
  await hers.bubble('five').waitFor()
  const leave = () => Promise.all([his.page.context().close(), hers.page.context().close()])
  return { his, hers, leave }
}

/** Everything the server holds about a text: how often each of the two has it in view. */
export async function seenBy(sides: readonly Side[], text: string) {
  const counts: number[] = []
  for (const { page, bubble } of sides) {
    await page.reload()
    await bubble(text).first().waitFor()
    counts.push(await bubble(text).count())
  }
  return counts
}

export async function creditsOf(page: Page) {
  const response = await page.request.get('/api/user.php')
  const { user }: { user: { credits: number } } = await response.json()
  return user.credits
}

async function seat(member: Role, partner: Role, baseURL?: string) {
  const t = textsOf(couplesSpeak)
  const context = await newVisitor({ locale: couplesSpeak, ...(baseURL && { baseURL }) })
  const page = await context.newPage()
  await page.clock.install()
  await logIn(page, t, demoEmail(member.number), demoPassword)
  await page.goto(`/members/${demoId('profile', partner.number)}/chat`)
  await page.waitForURL('**/chats/*')
  const thread = page.getByRole('region', {
    name: t('messaging.thread_label', { name: partner.name }),
  })
  const bubble = (text: string) => thread.getByText(text, { exact: true })
  return { page, bubble, chat: chatOf(page, t, partner.name) }
}
