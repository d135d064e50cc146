import { test } from '@japa/runner'
import type { Page } from 'playwright'
import { castMembers } from '#database/demo/cast'
import { demoEmail } from '#database/demo/members'
import { demoPassword } from '#database/demo/password'
import { adminPage, moderator, owner, pressAndGo } from '#tests/browser/story/admin'
import { logIn, logInByRequest } from '#tests/browser/story/log_in'
import { chooses, paysWithThreeWebhooks } from '#tests/browser/story/shop'
import { waitUntil } from '#tests/browser/story/wait_until'
import { newVisitor, runSqlAtSite } from '#tests/support/browser/shared_site'
import { textsOf } from '#tests/support/browser/texts'
import { hydrated } from '#tests/support/browser/hydration'

const t = textsOf('en')

test.group('An hour of a moderator', (group) => {
  group.each.setup(async () => {
    const lent = await lendPhotos(60)
    return async () => {
      await runSqlAtSite(`update photos set status = 'active' where id in (${lent.join()})`)
    }
  })

  test('is fifty photos by keys, with one undone, and none twice', async ({ assert }) => {
    const [page, other] = [await adminPage(moderator), await adminPage(owner)]
    await page.goto('/admin/pictures')
    const seen = new Set<string>()
    const undoneAt = 10
    for (let decided = 1; decided < 50; decided++) {
      const photo = await photoOn(page)
      assert.isFalse(seen.has(photo))
      seen.add(photo)
      await approve(page)
      if (decided !== undoneAt) continue
      await pressAndGo(page, 'u')
      await page.getByText(t('admin/pictures.undone')).waitFor()
      assert.equal(await photoOn(page), photo)
      await Promise.all([page.reload(), other.goto('/admin/pictures')])
      assert.notEqual(await photoOn(other), await photoOn(page))
      seen.delete(photo)
    }
    assert.notInclude([...seen], await photoOn(other))
    await pressAndGo(page, '4')
    await page.getByText(t('admin/pictures.break', { count: 50 })).waitFor()
    await pressAndGo(page, 'u')
    for (const one of [page, other]) await one.context().close()
  })

  test('approves nothing unseen: the key shows the photo first', async ({ assert }) => {
    const page = await adminPage(moderator)
    await page.goto('/admin/pictures?view=sheet')
    const [first, second] = await page.locator('article.photo').all()
    const pictureOf = (photo: typeof first) => photo.locator('img').getAttribute('src')
    await page.keyboard.press('j')
    await page.keyboard.press('j')
    await page.keyboard.press('a')
    assert.match((await pictureOf(second)) ?? '', /\/plain$/)
    assert.match((await pictureOf(first)) ?? '', /\/blurred$/)
    const id = await second.getAttribute('data-photo')
    await pictureIsThere(page, id)
    await pressAndGo(page, 'a')
    const [{ status }] = await runSqlAtSite(`select status from photos where id = '${id}'`)
    assert.equal(status, 'active')
    await pressAndGo(page, 'u')
    await page.context().close()
  })

  test('shares the queue: two who ask at once never get the same photo', async ({ assert }) => {
    const pages = [await adminPage(moderator), await adminPage(owner)]
    for (let round = 1; round <= 5; round++) {
      await Promise.all(pages.map((page) => page.goto('/admin/pictures')))
      const [mine, yours] = await Promise.all(pages.map(photoOn))
      assert.notEqual(mine, yours)
      await Promise.all(pages.map(approve))
    }
    for (const page of pages) await page.context().close()
  })
})

test.group('A report', () => {
  test('ends in a ban, an appeal and the return of the member', async ({ assert }) => {
    const { email, reportId } = await reportedWithoutCredits()
    const judge = await adminPage(moderator)
    await judge.goto(`/admin/reports/${reportId}`)
    await judge.locator('select[name=act]').selectOption('ban')
    const form = judge.locator(`form[action="/admin/reports/${reportId}/measures"]`)
    await form.locator('textarea[name=facts]').fill('You sent everybody the same link')
    await form.getByRole('button', { name: t('admin/measures.take') }).click()
    await judge.getByText(t('admin/measures.taken')).waitFor()

    const member = await (await newVisitor()).newPage()
    await logIn(member, t, email, demoPassword, '**/decisions')
    await hydrated(member)
    await member.getByText('You sent everybody the same link').waitFor()
    assert.equal(await member.getByRole('navigation').count(), 0)
    await member.getByLabel(t('moderation.appeal_label')).fill('It was a song that I wrote')
    await member.getByRole('button', { name: t('moderation.appeal_send') }).click()
    await member.getByText(t('moderation.appeal_yours')).waitFor()

    const second = await adminPage(owner)
    await second.goto('/admin/appeals')
    const [{ id: appealId }] = await runSqlAtSite(
      "select id from appeals where body = 'It was a song that I wrote'"
    )
    await second.locator(`a[href="/admin/appeals/${appealId}"]`).click()
    await second.locator('select[name=decision]').selectOption('granted')
    await second.locator('textarea[name=answer]').fill('You were right')
    await second.getByRole('button', { name: t('admin/appeals.decide') }).click()
    await second.locator('[role=status]').first().waitFor()

    const back = await newVisitor()
    await logInByRequest(back, email, demoPassword)
    const page = await back.newPage()
    await page.goto('/decisions')
    await page.getByRole('navigation').first().waitFor()
    assert.isTrue((await back.request.get('/members')).ok())
    for (const context of [judge, member, second]) await context.context().close()
    await back.close()
  })
})

test.group('Money in the back office', () => {
  test('a transfer of too little is found from the dashboard, and settled', async ({ assert }) => {
    const page = await adminPage(owner)
    await page.goto('/admin')
    await page.getByRole('main').locator('a[href="/admin/orders/open"]').first().click()
    const short = page
      .locator('article')
      .filter({ has: page.getByRole('heading', { name: t('admin/money.short') }) })
      .first()
    const order = await short.getByRole('link').getAttribute('href')
    await short.locator('input[name=reason]').fill('One euro is not worth a letter')
    await short.locator('button[formaction$="/accept"]').click()
    await page.getByText(t('admin/money.short_accepted')).waitFor()
    const orderId = order?.split('/').at(-1)
    const [{ status }] = await runSqlAtSite(`select status from orders where id = '${orderId}'`)
    assert.equal(status, 'completed')
    await page.context().close()
  })

  test('a refund over 200.00 waits for a second pair of eyes', async ({ assert }) => {
    const orderId = await largePurchase(assert)
    const first = await adminPage(owner)
    await first.goto(`/admin/orders/${orderId}`)
    await first.locator('input[name=reason]').fill('Bought by a child')
    await first.getByRole('button', { name: t('admin/orders.refund_do') }).click()
    await first.getByText(t('admin/orders.refund_waits')).waitFor()
    await first.goto('/admin/requests')
    await confirm(first, orderId)
    assert.equal(await statusOf(orderId), 'completed')

    await promote(moderator, 'owner')
    const second = await adminPage(moderator)
    await second.goto('/admin/requests')
    await confirm(second, orderId)
    await second.getByText(t('admin/requests.confirmed')).waitFor()
    await waitUntil(async () => (await statusOf(orderId)) === 'refunded', 'refunded')
    await promote(moderator, 'moderator')
    for (const page of [first, second]) await page.context().close()
  })
})

/** Approves the photo of the page: the first key shows it, the next one decides. */
async function approve(page: Page) {
  const photo = await photoOn(page)
  await page.keyboard.press('a')
  await pictureIsThere(page, photo)
  await pressAndGo(page, 'a')
}

/** The photo as it is, where it was blurred before. */
function pictureIsThere(page: Page, photo: string | null) {
  const picture = `document.querySelector('[data-photo="${photo}"] img[src$="/plain"]')`
  return waitUntil(() => page.evaluate<boolean>(`${picture}?.complete === true`), 'shown')
}

/** The photo that is shown. */
async function photoOn(page: Page) {
  return String(await page.locator('[data-photo]').first().getAttribute('data-photo'))
}

/** Lets photos wait that nobody's profile begins with; answers their ids, quoted. */
async function lendPhotos(number: number) {
  const rows = await runSqlAtSite(`select photos.id from photos
    join profiles on profiles.id = photos.profile_id
    where photos.status = 'active' and profiles.status = 'active'
    and (main_photo_id is null or main_photo_id <> photos.id)
    order by photos.id limit ${number}`)
  const ids = rows.map(({ id }) => `'${id}'`)
  await runSqlAtSite(`update photos set status = 'pending' where id in (${ids.join()})`)
  return ids
}

/** A report about a member whose ban needs no second admin. */
async function reportedWithoutCredits() {
  const [{ email, report_id: reportId }] = await runSqlAtSite(`select users.email,
    reports.id as report_id from reports
    join profiles on profiles.id = reports.reported_id
    join users on users.id = profiles.user_id
    where reports.status = 'open' and users.credits = 0 and users.status = 'active' limit 1`)
  return { email: String(email), reportId }
}

/** A purchase for 359.99 złoty. */
async function largePurchase(assert: Parameters<typeof paysWithThreeWebhooks>[3]) {
  const cast = await castMembers()
  const { number } = cast.find((one) => one.country === 'PL' && one.premium && !one.lead)!
  const tPolish = textsOf('pl')
  const context = await newVisitor({ locale: 'pl' })
  await logInByRequest(context, demoEmail(number), demoPassword)
  const page = await context.newPage()
  await page.goto('/credits')
  const total = await chooses(page, tPolish, 300)
  await paysWithThreeWebhooks(page, tPolish, total, assert)
  const orderId = new URL(page.url()).pathname.split('/').at(-1) ?? ''
  await context.close()
  return orderId
}

async function confirm(page: Page, orderId: string) {
  const request = page.locator('article').filter({ hasText: orderId })
  await request.getByRole('button', { name: t('admin/access.confirm') }).click()
  await page.locator('.message').first().waitFor()
}

async function statusOf(orderId: string) {
  const [{ status }] = await runSqlAtSite(`select status from orders where id = '${orderId}'`)
  return status
}

/** Refunds are none of a moderator's business. */
function promote(email: string, role: string) {
  return runSqlAtSite(`update admins set role = '${role}' where email = '${email}'`)
}
