import { test } from '@japa/runner'
import { memberPage } from '#tests/browser/story/log_in'
import { oneSide, pairLanguage } from '#tests/browser/story/pair'
import { englishMembers } from '#tests/browser/story/people'
import { forgetLogin } from '#tests/support/browser/forget_login'
import { newVisitor } from '#tests/support/browser/shared_site'
import { textsOf } from '#tests/support/browser/texts'
import { waitUntilTrue } from '#tests/support/browser/wait_until_true'

const t = textsOf('en')

/** A browser that refuses all site data. */
const noStorage = `
  for (const name of ['localStorage', 'sessionStorage']) {
    Object.defineProperty(window, name, {
      get: () => { throw new DOMException('refused', 'SecurityError') }
    })
  }
  LockManager.prototype.request = async () => { throw new DOMException('refused', 'SecurityError') }
  ServiceWorkerContainer.prototype.getRegistration = LockManager.prototype.request
`

/** Safari before 26.2: the style is not understood, and says so. */
const noFieldSizing = `
  const supports = CSS.supports
  CSS.supports = (...asked) => asked[0] !== 'field-sizing' && supports.apply(CSS, asked)
  addEventListener('DOMContentLoaded', () => {
    const style = document.createElement('style')
    style.textContent = 'textarea { field-sizing: fixed !important }'
    style.nonce = document.querySelector('meta[property=csp-nonce]')?.nonce
    document.head.append(style)
  })
`

test.group('A browser that refuses to keep site data', () => {
  test('signs up, to the step that follows', async ({ assert }) => {
    const context = await newVisitor()
    await context.addInitScript(noStorage)
    const page = await context.newPage()
    const errors: string[] = []
    page.on('pageerror', ({ message }) => errors.push(message))
    await page.goto('/signup')
    await page.getByText(t('home.a_woman'), { exact: true }).click()
    await page.getByText(t('home.men'), { exact: true }).click()
    await page.getByRole('checkbox').check()
    await page.getByRole('button', { name: t('common.continue') }).click()
    await page.getByRole('heading', { name: t('accounts.place_title') }).waitFor()
    await page.goto('/pages/terms')
    await page
      .getByRole('banner')
      .getByRole('link', { name: t('common.log_in') })
      .click()
    await page.getByRole('heading', { name: t('accounts.login_title') }).waitFor()
    assert.deepEqual(errors, [])
    await context.close()
  })

  test('sends a message once', async ({ assert }) => {
    const { his, leave } = await oneSide(35)
    const { page } = his
    await page.context().addInitScript(noStorage)
    await page.reload()
    await his.chat.send('Nothing is kept here')
    await his.isAllSent()
    await page.reload()
    await his.bubble('Nothing is kept here').waitFor()
    assert.equal(await his.bubble('Nothing is kept here').count(), 1)
    await leave()
  })
})

test.group('A browser without field-sizing', () => {
  test('has a field for messages as high as its text', async ({ assert }) => {
    const { his, partner, leave } = await oneSide(36)
    const { page } = his
    await page.context().addInitScript(noFieldSizing)
    await page.reload()
    const words = textsOf(pairLanguage)
    const field = page.getByRole('textbox', {
      name: words('messaging.write_to', { name: partner.name }),
    })
    const heightOf = async () => (await field.boundingBox())!.height
    const before = await heightOf()
    await field.fill('One\ntwo\nthree\nfour')
    await waitUntilTrue(page, `document.querySelector('textarea').clientHeight > ${before + 40}`)
    await field.fill('One')
    await waitUntilTrue(page, `document.querySelector('textarea').clientHeight < ${before + 2}`)
    assert.closeTo(await heightOf(), before, 2)
    await leave()
  })
})

test.group('A browser without passkeys', () => {
  test('offers none to log in with, and says so where one is added', async () => {
    const [member] = await englishMembers()
    const page = await memberPage(member)
    await page.context().addInitScript('delete window.PublicKeyCredential')
    await page.goto('/profile/passkeys')
    await page.getByText(t('settings.passkey_unsupported')).waitFor()
    await page.getByRole('button', { name: t('settings.add_passkey') }).waitFor({ state: 'hidden' })
    await forgetLogin(page)
    await page.goto('/login')
    await page
      .getByRole('button', { name: t('accounts.passkey_login') })
      .waitFor({ state: 'hidden' })
    await page.context().close()
  })
})
