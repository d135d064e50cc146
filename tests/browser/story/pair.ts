import type { BrowserContext, BrowserContextOptions, Page } from 'playwright'
import { conversationOn } from '#tests/browser/story/conversation'
import { logInByRequest, xsrfHeaders } from '#tests/browser/story/log_in'
import { whoAmI } from '#tests/browser/story/shop'
import { castMembers } from '#database/demo/cast'
import { demoId } from '#database/demo/ids'
import { demoEmail } from '#database/demo/members'
import { newVisitor, siteEnvironment } from '#tests/support/browser/shared_site'
import { textsOf } from '#tests/support/browser/texts'
import { giveCredits } from '#tests/support/site/give_credits'

const freeWords = ['one', 'two', 'three', 'four', 'five']
const mostSpent = 20

type Role = Readonly<{ number: number; name: string }>
export type Side = Awaited<ReturnType<typeof openConversationTab>>

export const pairLanguage = 'nl'

/**
 * A numbered pair of the demo world, so that tests use different members; the first one is premium.
 */
export async function pairOfMembers(number: number) {
  const cast = await castMembers()
  const dutch = cast.filter(({ country, sexuality }) => country === 'NL' && sexuality === 'hetero')
  const payers = dutch.filter(({ premium }) => premium)
  const payer = payers[number % payers.length]
  const others = dutch.filter(({ premium, fictional }) => !premium && !fictional)
  // The first of them is used by the journey test.
  const fitting = others.slice(1).filter(({ gender }) => gender !== payer.gender)
  const round = Math.floor(number / payers.length)
  return { payer, partner: fitting[(number + round) % fitting.length] }
}

/**
 * Both members of a pair in their conversation, each in a separate browser. The free
 * messages are used up: the next one costs credits. Many tests share a payer, so each brings what it
 * may spend; a site of one test's own has enough.
 */
export async function inConversation(number: number, baseURL?: string) {
  const pair = await beginConversation(number, baseURL)
  const { payer, partner, context } = pair
  const herContext = await signedInContext(partner, baseURL)
  const [his, hers] = await Promise.all([
    openConversationTab(context, partner),
    openConversationTab(herContext, payer),
  ])
  await hers.bubble('five').last().waitFor()
  await his.isAllRead()
  const leave = () => Promise.all([context.close(), herContext.close()])
  return { his, hers, payer, partner, leave }
}

/** A conversation where the payer alone has a page open: the partner does not look. */
export async function oneSide(number: number) {
  const { payer, partner, context } = await beginConversation(number)
  const his = await openConversationTab(context, partner)
  return { his, payer, partner, leave: () => context.close() }
}

/** Uses up the free messages of the payer, without a page. */
async function beginConversation(number: number, baseURL?: string) {
  const { payer, partner } = await pairOfMembers(number)
  if (!baseURL) await giveCredits(siteEnvironment(), payer.number, mostSpent)
  const context = await signedInContext(payer, baseURL)
  // It brings the token that forms and scripts of members need.
  await context.request.get('/lang-config')
  const headers = { ...(await xsrfHeaders(context)), Accept: 'application/json' }
  const say = async (path: string, body: string) => {
    const data = { client_id: crypto.randomUUID(), body }
    const answer = await context.request.post(path, { data, headers, maxRedirects: 0 })
    if (!answer.ok()) throw new Error(`"${body}" was answered by ${answer.status()}`)
    return answer.json()
  }
  const [first, ...others] = freeWords
  const begun = await say(`/members/${demoId('profile', partner.number)}/chat`, first)
  for (const word of others) await say(`/chats/${begun.conversationId}/messages`, word)
  return { payer, partner, context }
}

/** A browser context in which this member is logged in. */
export async function signedInContext(
  { number }: Role,
  baseURL?: string,
  options: BrowserContextOptions = {}
) {
  const settings = { locale: pairLanguage, ...options, ...(baseURL && { baseURL }) }
  const context = await newVisitor(settings)
  await logInByRequest(context, demoEmail(number))
  return context
}

/** Opens the conversation with a partner in a new tab, and waits for its event stream. */
export async function openConversationTab(context: BrowserContext, partner: Role) {
  const t = textsOf(pairLanguage)
  const page = await context.newPage()
  const connected = page.waitForResponse('**/__transmit/subscribe')
  await page.goto(`/members/${demoId('profile', partner.number)}/chat`)
  await connected
  const log = page.getByRole('region', {
    name: t('messaging.thread_label', { name: partner.name }),
  })
  const bubble = (text: string) => log.getByText(text, { exact: true })
  const isAllSent = async () => {
    await log.getByText(t('messaging.sending')).waitFor({ state: 'detached' })
    await log.getByText(t('messaging.not_sent')).waitFor({ state: 'detached' })
  }
  /** The partner has read the newest message, and the server knows. */
  const isAllRead = async () => {
    await isAllSent()
    const sent = log.getByText(new RegExp(`^${t('messaging.sent', { time: '' })}`))
    await sent.first().waitFor({ state: 'detached' })
  }
  return {
    page,
    log,
    bubble,
    isAllSent,
    isAllRead,
    chat: conversationOn(page, t, partner.name),
  }
}

/** How often a text appears to each participant after a reload. */
export async function timesSeen(sides: readonly Side[], text: string) {
  const counts: number[] = []
  for (const { page, bubble } of sides) {
    await page.reload()
    await bubble(text).first().waitFor()
    counts.push(await bubble(text).count())
  }
  return counts
}

export async function creditsOf(page: Page) {
  const { credits } = await whoAmI(page)
  return credits
}
