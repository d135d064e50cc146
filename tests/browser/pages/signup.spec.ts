import { test } from '@japa/runner'
import type { Page } from 'playwright'
import { answerSignUpSteps } from '#tests/support/browser/answered_sign_up'
import { newVisitor, runSqlAtSite, visitorPage } from '#tests/support/browser/shared_site'
import { textsOf } from '#tests/support/browser/texts'
import { waitUntilTrue } from '#tests/support/browser/wait_until_true'
import { hydrated } from '#tests/support/browser/hydration'

const t = textsOf('en')

test.group('Signing up', () => {
  test('says what is missing at each step', async ({ assert }) => {
    const page = await visitorPage({ viewport: { width: 390, height: 700 } })
    await page.goto('/signup')
    await goOn(page)
    await page.getByText(t('accounts.answer_needed')).nth(1).waitFor()
    assert.equal(await page.getByText(t('accounts.answer_needed')).count(), 2)
    await openPlaceStep(page)
    await goOn(page)
    await page.getByText(t('accounts.region_needed')).waitFor()
    assert.isFalse(await page.getByText(t('accounts.city_needed')).isVisible(), 'it waits')
    const focused = page.locator('select:focus')
    assert.equal(await focused.getAttribute('name'), 'region')

    await page.locator('select[name=region]').selectOption({ index: 1 })
    await goOn(page)
    await page.getByRole('combobox', { name: t('accounts.city') }).fill('a')
    const cities = page.getByRole('listbox', { name: t('accounts.cities') })
    await cities.waitFor()
    const list = await cities.boundingBox()
    const error = await page.getByText(t('accounts.city_needed')).boundingBox()
    assert.isAtLeast(list!.y, error!.y + error!.height, 'the list of cities covers the error')
    assert.isAtMost(list!.height, 240)

    await page.getByRole('combobox', { name: t('accounts.city') }).fill('qqqq')
    await page.getByRole('status').getByText(t('accounts.no_city_found')).waitFor()
    assert.isFalse(await cities.isVisible(), 'nothing lies on the button')
    await page.context().close()
  })

  test('leaves the focus where one types, while another field is wrong', async ({ assert }) => {
    const context = await newVisitor()
    await answerSignUpSteps(context)
    const page = await context.newPage()
    await page.goto('/signup?step=4')
    await answersAreThere(page)
    await page.getByRole('button', { name: t('accounts.create_account') }).click()
    await page.locator('input[name=email]:focus').waitFor()
    await page.getByLabel(t('accounts.password'), { exact: true }).pressSequentially('a walk')
    assert.equal(await page.locator(':focus').getAttribute('name'), 'password')
    assert.equal(
      await page.getByLabel(t('accounts.password'), { exact: true }).inputValue(),
      'a walk'
    )
    assert.isFalse(await page.getByRole('checkbox').isChecked())
    await context.close()
  })

  test('takes a city that was typed in full: {$self}')
    .with(['leaving the field', 'Enter'] as const)
    .run(async ({ assert }, left) => {
      const page = await visitorPage()
      await openPlaceStep(page)
      await page.locator('select[name=region]').selectOption({ index: 1 })
      const field = page.getByRole('combobox', { name: t('accounts.city') })
      await field.fill('s')
      const city = await page.getByRole('option').first().innerText()
      await field.fill(city.toLowerCase())
      await page.getByRole('option', { name: city, exact: true }).waitFor()
      if (left === 'Enter') await field.press('Enter')
      else await field.blur()
      const value = "document.querySelector('[role=combobox]')?.value"
      // Enter also sends the form: the next step may be there already.
      await waitUntilTrue(page, `[${JSON.stringify(city)}, undefined].includes(${value})`)
      if (await field.isVisible()) await goOn(page)
      await page.getByLabel(t('accounts.day')).waitFor()
      assert.isFalse(await page.getByText(t('accounts.city_needed')).isVisible())
      await page.context().close()
    })

  test('says at each field of the later steps what is missing or refused, in {$self}')
    .with(['en', 'nl'] as const)
    .run(async ({ assert }, locale) => {
      const words = textsOf(locale)
      // Word for word as the specification has it.
      const dutchBirth = 'Vul uw geboortedatum in (18+ jaar)'
      const birth = words('accounts.birth_needed', { min_age: 18 })
      const context = await newVisitor({ locale })
      await answerSignUpSteps(context, { ...(await someHome()), year: '', name: '' })
      const page = await context.newPage()
      const submit = page.getByRole('main').locator('button[type=submit]')
      await page.goto('/signup?step=2')
      await answersAreThere(page)

      await submit.click()
      assert.equal(await saidAt(page, 'date_of_birth[year]'), locale === 'nl' ? dutchBirth : birth)
      const year = page.locator('[name="date_of_birth[year]"]')
      await year.fill('2020')
      const tooYoung = page.getByText(words('errors.too_young', { min_age: 18 }))
      await tooYoung.waitFor()
      await submit.click()
      await tooYoung.waitFor()
      assert.match(page.url(), /step=2$/)
      await year.fill('1992')
      await submit.click()
      await page.getByRole('heading', { name: words('accounts.name_title') }).waitFor()
      await submit.click()
      assert.equal(await saidAt(page, 'name'), words('accounts.name_needed'))
      await page.locator('[name=name]').fill('@robin')
      await submit.click()
      await page.getByText(words('errors.name_starts_with_at')).waitFor()
      assert.match(page.url(), /step=3$/)
      await page.locator('[name=name]').fill('Robin')
      await submit.click()
      await page.getByRole('heading', { name: words('accounts.account_title') }).waitFor()
      await submit.click()
      for (const field of ['email', 'password', 'consent'] as const) {
        assert.equal(await saidAt(page, field), words(`accounts.${field}_needed`))
      }
      await page.locator('[name=email]').fill('robin@')
      await page.locator('[name=password]').fill('short')
      await submit.click()
      for (const wrong of ['email_invalid', 'password_too_short', 'consent_required']) {
        await page
          .getByText(words(`errors.${wrong}`, { min: 8 }))
          .first()
          .waitFor()
      }
      await context.close()
    })

  test('says nothing of a date that was corrected while the server looked', async ({ assert }) => {
    const context = await newVisitor()
    await answerSignUpSteps(context, { ...(await someHome()), year: '2020' })
    const page = await context.newPage()
    await page.goto('/signup?step=2')
    await answersAreThere(page)
    const { promise: corrected, resolve: letGo } = Promise.withResolvers<void>()
    await page.route('**/signup/step', async (route) => {
      await corrected
      await route.continue()
    })
    const submit = page.getByRole('main').locator('button[type=submit]')
    const judged = page.waitForResponse('**/signup/step')
    await submit.click()
    await page.locator('[name="date_of_birth[year]"]').fill('1992')
    letGo()
    assert.equal((await judged).status(), 422)
    await page.locator('button[type=submit]:not([aria-busy=true]):enabled').waitFor()
    assert.isFalse(await page.getByText(t('errors.too_young', { min_age: 18 })).isVisible())
    await context.close()
  })

  test('suggests the address that was probably meant', async ({ assert }) => {
    const context = await newVisitor()
    await answerSignUpSteps(context)
    const page = await context.newPage()
    await page.goto('/signup?step=4')
    await answersAreThere(page)
    const email = page.getByLabel(t('accounts.email'))
    await email.fill('robin@gmial.com')
    await email.press('Tab')
    const meant = t('accounts.did_you_mean', { email: 'robin@gmail.com' })
    await page.getByRole('status').getByRole('button', { name: meant }).click()
    await page.getByRole('button', { name: meant }).waitFor({ state: 'detached' })
    assert.equal(await email.inputValue(), 'robin@gmail.com')
    await page.locator('input[name=email]:focus').waitFor()
    await context.close()
  })

  test('shows the longest month in full on a narrow phone, on its page and in the modal', async ({
    assert,
  }) => {
    const [{ id }] = await runSqlAtSite(
      `select id from profiles
       where status = 'active' and not invisible and not fictional order by id limit 1`
    )
    for (const [locale, month] of [
      ['pl', '10'],
      ['es', '9'],
    ] as const) {
      const words = textsOf(locale)
      const context = await newVisitor({ locale, viewport: { width: 360, height: 740 } })
      await answerSignUpSteps(context, { ...(await someHome()), month, year: '' })
      const page = await context.newPage()
      await page.goto('/signup?step=2')
      const select = page.locator('select[name="date_of_birth[month]"]')
      await select.and(page.locator(':enabled')).waitFor()
      assert.isTrue(await fits(page), `${locale} on the page`)
      await page.goto(`/members/${id}`)
      await page.getByRole('link', { name: words('profiles.like'), exact: true }).click()
      await select.waitFor()
      assert.isTrue(await fits(page), `${locale} in the modal`)
      await context.close()
    }
  })

  test('goes on after a reload with all but the password', async ({ assert }) => {
    const page = await visitorPage()
    await openPlaceStep(page)
    await hydrated(page)
    const region = page.getByLabel(t('accounts.region'))
    await region.selectOption({ index: 1 })
    const chosen = await region.inputValue()
    await page.reload()
    await page.getByRole('heading', { name: t('accounts.place_title') }).waitFor()
    await page.locator(`select option[value="${chosen}"]:checked`).waitFor({ state: 'attached' })
    assert.equal(await region.inputValue(), chosen)
    await page.context().close()
  })
})

/** Opens the sign-up with the first step answered by the address, and gives the consent that it asks for. */
async function openPlaceStep(page: Page) {
  await page.goto('/signup?gender=female&seeking=male')
  await page.getByRole('checkbox').check()
  await goOn(page)
  await page.getByRole('heading', { name: t('accounts.place_title') }).waitFor()
}

/** The stored ones are in the fields: the button waits for them. */
async function answersAreThere(page: Page) {
  await page.getByRole('main').locator('button[type=submit]:enabled').waitFor()
}

/** What stands at a field that was found wrong. */
async function saidAt(page: Page, field: string) {
  const control = page.locator(`[name="${field}"][aria-invalid=true]`)
  const note = await control.getAttribute('aria-describedby')
  return page.locator(`[id="${note}"]`).textContent()
}

async function goOn(page: Page) {
  await page.getByRole('button', { name: t('common.continue') }).click()
}

/** A home in the country of the other answers. */
async function someHome() {
  const [{ id, region_id: region }] = await runSqlAtSite(
    `select id, region_id from places where country = 'NL' order by id limit 1`
  )
  return { place: String(id), region: String(region) }
}

/** Whether the chosen month is as wide as its field, or narrower. */
function fits(page: Page) {
  return page.evaluate<boolean>(`document.fonts.ready.then(() => {
    const select = document.querySelector('select[name="date_of_birth[month]"]')
    const style = getComputedStyle(select)
    const canvas = document.createElement('canvas').getContext('2d')
    canvas.font = style.font
    const room = select.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight)
    return canvas.measureText(select.selectedOptions[0].text).width <= room
  })`)
}
