import { test } from '@japa/runner'
import type { Page } from 'playwright'
import { adminPage, owner } from '#tests/browser/story/admin'
import { runSqlAtSite } from '#tests/support/browser/shared_site'
import { textsOf } from '#tests/support/browser/texts'

const t = textsOf('en')

test.group('The back office without script', () => {
  test('decides a picture, and takes it back', async ({ assert }) => {
    const page = await withoutScript()
    await page.goto('/admin/pictures')
    const photo = page.locator('[data-photo]').first()
    const id = await photo.getAttribute('data-photo')
    const status = () => valueOf(`select status as value from photos where id = '${id}'`)
    await photo.getByRole('button', { name: t('admin/pictures.approve') }).click()
    await page.locator(`[data-photo="${id}"]`).waitFor({ state: 'detached' })
    assert.equal(await status(), 'active')
    await page.getByRole('button', { name: t('admin/pictures.undo') }).click()
    await page.getByText(t('admin/pictures.undone')).waitFor()
    assert.equal(await status(), 'pending')
    await page.context().close()
  })

  test('warns a member who was reported, and closes the case', async ({ assert }) => {
    const page = await withoutScript()
    await page.goto('/admin/reports')
    await page.locator('a[data-row]').first().click()
    const id = new URL(page.url()).pathname.split('/').at(-1)
    const measures = page.locator('form[action$="/measures"]')
    await measures.locator('select[name=act]').selectOption('warning')
    await measures.locator('textarea[name=facts]').fill('You asked for money in your first message')
    await measures.getByRole('button', { name: t('admin/measures.take') }).click()
    await page.getByText(t('admin/measures.taken')).waitFor()
    const decision = page.locator('form[action$="/decision"]')
    // After a measure, that is what would be chosen.
    assert.equal(await decision.locator('select[name=decision]').inputValue(), 'dealt_with')
    await decision.locator('textarea[name=reason]').fill('One warning is enough')
    await decision.getByRole('button', { name: t('admin/reports.close') }).click()
    await page.getByText(t('admin/reports.decided')).waitFor()
    const closed = `select decision as value from reports where id = '${id}'`
    assert.equal(await valueOf(closed), 'dealt_with')
    await page.context().close()
  })

  test('answers a complaint, and solves it', async ({ assert }) => {
    const page = await withoutScript()
    await page.goto('/admin/complaints')
    await page.locator('a[data-row]').first().click()
    const id = new URL(page.url()).pathname.split('/').at(-1)
    const answer = page.locator('form[action$="/answer"]')
    await answer.locator('textarea').fill('We have given your credits back')
    await answer.locator('select[name=then]').selectOption('solved')
    await answer.getByRole('button', { name: t('admin/complaints.send') }).click()
    await page.getByText('We have given your credits back').waitFor()
    assert.equal(await valueOf(`select state as value from tickets where id = '${id}'`), 'solved')
    await page.context().close()
  })

  test('gives a part of a purchase back', async ({ assert }) => {
    const [{ id }] = await runSqlAtSite(`select orders.id from orders
      join users on users.id = orders.user_id
      where orders.status = 'completed' and orders.provider = 'sandbox' and users.credits > 20
      and users.status = 'active' and orders.currency = 'EUR' order by orders.id desc limit 1`)
    const page = await withoutScript()
    await page.goto(`/admin/orders/${id}`)
    await page.locator('input[name=amount]').fill('1.00')
    await page.locator('input[name=reason]').fill('A gift that never arrived')
    await page.getByRole('button', { name: t('admin/orders.refund_do') }).click()
    await page.locator('[role=status]').first().waitFor()
    const refunded = `select sum(amount) as value from refunds where order_id = '${id}'`
    assert.equal(Number(await valueOf(refunded)), 100)
    await page.context().close()
  })

  test('suspends a member from the file, and lifts it again', async ({ assert }) => {
    const [{ id }] = await runSqlAtSite(`select users.id from users
      join profiles on profiles.user_id = users.id
      where users.status = 'active' and not profiles.fictional and users.credits = 0
      order by users.id desc limit 1`)
    const page = await withoutScript()
    await page.goto(`/admin/members/${id}`)
    const suspension = page.locator('details').filter({
      has: page.locator('form[action$="/suspension"]'),
    })
    await suspension.locator('summary').click()
    await suspension.locator('textarea[name=facts]').fill('You sent the same link to everybody')
    await suspension.getByRole('button', { name: t('admin/measures.suspend') }).click()
    await page.locator('[role=status]').first().waitFor()
    const until = () => valueOf(`select suspended_until as value from users where id = '${id}'`)
    assert.isAbove(Number(await until()), Date.now())

    const lifting = page.locator('details').filter({ has: page.locator('form[action$="/lift"]') })
    await lifting.first().locator('summary').click()
    await lifting.first().locator('input[name=reason]').fill('It was an invitation to a concert')
    await lifting.first().getByRole('button').click()
    await page.locator('[role=status]').first().waitFor()
    assert.isNull(await until())
    await page.context().close()
  })
})

function withoutScript(): Promise<Page> {
  return adminPage(owner, { javaScriptEnabled: false })
}

async function valueOf(sql: string) {
  const [{ value }] = await runSqlAtSite(sql)
  return value
}
