import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from '@japa/runner'
import type { Locator } from 'playwright'
import { memberPage } from '#tests/browser/story/log_in'
import { dutchMembers } from '#tests/browser/story/people'
import { pays } from '#tests/browser/story/shop'
import { camt053 } from '#tests/support/sepa/camt'
import { runAtSite } from '#tests/support/browser/shared_site'
import { textsOf } from '#tests/support/browser/texts'

const t = textsOf('nl')

test.group('A bank transfer', () => {
  test('shows what to pay and what is missing, and updates the open page when it is paid', async ({
    assert,
  }) => {
    // No other test buys as this member.
    const buyer = (await dutchMembers()).at(-7)!
    const page = await memberPage(buyer, { locale: 'nl' })
    await page.goto('/credits')
    await page.getByRole('radio', { name: t('payments.method_sct') }).check()
    await page.waitForURL('**/credits/*/sct')
    await pays(page)
    await page.waitForURL('**/transactions/**')
    const code = page.getByRole('img', { name: t('payments.transfer_qr') })
    const line = page.getByText(/^RF\d\d( \d{4}){4}$/)
    const isFirst = async () => (await topOf(code)) < (await topOf(line))
    assert.isTrue(await isFirst(), 'the code is scanned from a screen with a phone')
    await page.setViewportSize({ width: 360, height: 800 })
    assert.isFalse(await isFirst(), 'a phone cannot scan its own screen')
    await page.setViewportSize({ width: 1280, height: 800 })
    const reference = await line.innerText()
    assert.equal(await page.getByText('€ 19,99', { exact: true }).count(), 2)

    const details = [{ free: [reference] }]
    await takeIn(camt053([{ amount: '19.74', bankReference: 'FIRST', details }]))
    await page.reload()
    const rest = t('payments.transfer_rest_title', { amount: '€ 0,25' })
    await page.getByRole('heading', { name: rest }).waitFor()
    await page.getByRole('button', { name: t('payments.transfer_give_back') }).waitFor()

    await takeIn(camt053([{ amount: '0.25', bankReference: 'REST', details }]))
    const bought = t('payments.completed_title', { credits: 50 })
    await page.getByRole('heading', { name: bought }).waitFor()
    await page.context().close()
  })
})

async function takeIn(statement: string) {
  const folder = await mkdtemp(join(tmpdir(), 'vonk-bank-'))
  const file = join(folder, 'statement.xml')
  await writeFile(file, statement)
  await runAtSite('sepa:import', file)
  await rm(folder, { recursive: true })
}

async function topOf(shown: Locator) {
  const box = await shown.boundingBox()
  return box!.y
}
