import { test } from '@japa/runner'
import type { Page } from 'playwright'
import type { Country } from '#core/sites/countries'
import { locales, type Locale } from '#core/sites/locales'
import { castMembers } from '#database/demo/cast'
import { demoId } from '#database/demo/ids'
import { demoEmail } from '#database/demo/members'
import { demoPassword } from '#database/demo/password'
import { chatOf } from '#tests/browser/story/chat'
import { logIn } from '#tests/browser/story/log_in'
import { linkMailedTo } from '#tests/browser/story/outbox'
import { signUp } from '#tests/browser/story/sign_up'
import type { Texts } from '#tests/browser/story/texts'
import { cities } from '#tests/support/cities'
import { newVisitor } from '#tests/support/stage'
import { textsOf } from '#tests/support/texts'

test.group('A stranger', () => {
  test('joins, meets someone, chats and becomes premium, in {$self}')
    .with([...locales])
    .run(async ({ assert }, locale) => {
      const t = textsOf(locale)
      const [strangersBrowser, partnersBrowser] = await Promise.all([
        newVisitor({ locale }),
        newVisitor({ locale }),
      ])
      const stranger = await strangersBrowser.newPage()
      const theirs = await partnersBrowser.newPage()
      const partner = await somebodyIn(cities[locale].country, locale)
      const newcomer = { name: 'Robin', email: `robin-${locale}@mail.test`, ...cities[locale] }

      await signUp(stranger, t, newcomer)
      await stranger.goto(await linkMailedTo(stranger, newcomer.email, '/activate'))
      await stranger.getByRole('heading', { name: t('accounts.activated_title') }).waitFor()

      await logIn(theirs, t, partner.email, demoPassword)
      await markPage(theirs)
      await findsInSearch(stranger, t, partner)
      await stranger.getByRole('button', { name: t('profiles.like'), exact: true }).click()
      await theirs
        .getByText(t('common.name_likes_you', newcomer))
        .or(theirs.getByText(t('common.someone_likes_you')))
        .first()
        .waitFor()

      await stranger.goto(`/members/${partner.id}/chat`)
      const strangersChat = chatOf(stranger, t, partner.name)
      await strangersChat.send('Number 1')
      await stranger.waitForURL('**/chats/*')
      await theirs
        .getByRole('navigation')
        .getByText(t('common.unread_messages', { count: 1 }))
        .first()
        .waitFor({ state: 'attached' })
      assert.isTrue(await isMarked(theirs), 'the badge came without a reload')

      await theirs.goto(stranger.url())
      const partnersChat = chatOf(theirs, t, newcomer.name)
      await partnersChat.sees('Number 1')
      await markPage(theirs)
      await Promise.all([strangersChat.typesSlowly('Number'), partnersChat.seesTyping()])
      await strangersChat.send('Number 2')
      await partnersChat.sees('Number 2')
      await markPage(stranger)
      await partnersChat.send('Hello to you')
      await strangersChat.sees('Hello to you')
      assert.deepEqual([await isMarked(theirs), await isMarked(stranger)], [true, true])

      for (const number of [3, 4, 5]) await strangersChat.send(`Number ${number}`)
      await partnersChat.sees('Number 5')
      await strangersChat.send('Number 6')
      const alert = stranger.getByRole('dialog', { name: t('messaging.get_credits') })
      await alert.getByRole('link', { name: t('messaging.get_credits') }).click()

      const bought = await buysCredits(stranger, t)
      await stranger.getByRole('link', { name: t('payments.back_to_chat') }).click()
      await stranger.waitForURL('**/chats/*')
      await strangersChat.sendsAgain('Number 6')
      await partnersChat.sees('Number 6')
      await strangersChat.send('Number 7')
      await partnersChat.sees('Number 7')

      const user = await whoAmI(stranger)
      assert.equal(user.credits, bought - 2)
      assert.isTrue(user.paid_user)
      await Promise.all([strangersBrowser.close(), partnersBrowser.close()])
    })
})

type Partner = Readonly<{ id: string; name: string; email: string }>

/** A woman of the demo world who looks for a man and has no credits. */
async function somebodyIn(country: Country, language: Locale): Promise<Partner> {
  const cast = await castMembers()
  const found = cast.find(
    (one) =>
      one.country === country &&
      one.language === language &&
      one.gender === 'female' &&
      one.sexuality === 'hetero' &&
      !one.fictional
  )
  if (!found) throw new Error(`Nobody in ${country}`)
  return { id: demoId('profile', found.number), name: found.name, email: demoEmail(found.number) }
}

async function findsInSearch(page: Page, t: Texts, partner: Partner) {
  await page.goto('/members')
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.getByLabel(t('discovery.country')).first().waitFor()
  const tile = page.locator(`a[href="/members/${partner.id}"]`).first()
  if (!(await tile.isVisible()))
    await page.getByRole('link', { name: t('discovery.show_more') }).click()
  await tile.click()
  await page.waitForURL(`**/members/${partner.id}`)
}

/** Pays at the sandbox bank, which tells the shop three times; answers how many credits came. */
async function buysCredits(page: Page, t: Texts) {
  await page.waitForURL('**/credits**')
  await page.locator('button[type=submit]').filter({ hasText: /\d/ }).click()
  await page.waitForURL('**/sandbox/payments/**')
  await page.getByLabel(t('sandbox.times_three')).check()
  await page.getByRole('button', { name: t('sandbox.pay_paid'), exact: true }).click()
  await page.waitForURL('**/transactions/**')
  const user = await whoAmI(page)
  await page
    .getByRole('heading', { name: t('payments.completed_title', { credits: user.credits }) })
    .waitFor()
  return user.credits
}

async function whoAmI(page: Page) {
  const response = await page.request.get('/api/user.php')
  const { user }: { user: { credits: number; paid_user: boolean } } = await response.json()
  return user
}

/** What a script left on a page is gone after a reload. */
function markPage(page: Page) {
  return page.evaluate(() => Object.assign(globalThis, { stillHere: true }))
}

function isMarked(page: Page) {
  return page.evaluate(() => 'stillHere' in globalThis)
}
