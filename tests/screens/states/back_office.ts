import { inTurn, type Prepare } from '#tests/screens/states/common_states'

type Where = Readonly<{ part?: string; end?: string }>

/** Opens the first link, in a part of the page, whose address begins with a path, and ends so. */
export function openFirst(path: string, { part = 'main', end = '' }: Where = {}): Prepare {
  return async (page) => {
    const ends = end === '' ? '' : `[href$="${end}"]`
    await page.locator(`${part} a[href^="${path}/"]${ends}`).first().click()
    await page.waitForURL(`**${path}/*${end}`)
  }
}

/** Opens a page of the first site. */
export function openSite(page: string): Prepare {
  return async (browser) => {
    const link = browser.locator('main a[href^="/admin/sites/"]').first()
    await browser.goto(`${await link.getAttribute('href')}${page}`)
  }
}

/** Opens the case of a reported chat. */
export const openReportedChat = openFirst('/admin/reports', { part: 'tr:has(td:text-is("Chat"))' })

/** The reported chat itself, which is closed until an admin says why they open it. */
export const openClosedChat = inTurn(openReportedChat, openFirst('/admin/conversations'))

/** The file of the member whom the first report of the list is about. */
export const openReportedMember = inTurn(openFirst('/admin/reports'), openFirst('/admin/members'))

/** A variant of a lander that the site has. */
export const openVariant = inTurn(openSite('/landers'), async (page) => {
  await page.locator('td a[href*="/landers/"]').first().click()
  await page.waitForURL('**/admin/sites/*/landers/*')
})

/** A chat of a member's file, opened with a reason where it is closed. */
export const openChat = inTurn(
  openFirst('/admin/conversations', { part: '#chats ~ ul' }),
  async (page, t) => {
    const reason = page.locator('textarea[name=reason]')
    if ((await reason.count()) > 0) {
      await reason.fill('Asked for by the member')
      await page.getByRole('button', { name: t('admin/conversations.open') }).click()
    }
    await page.locator('main dl.facts').waitFor()
  }
)

/** The page that shows the password of a new admin once. */
export const createAdmin: Prepare = async (page, t) => {
  const form = page.locator('form[action="/admin/admins"]')
  await form.locator('input[name=name]').fill('Noor Visser')
  await form.locator('input[name=email]').fill(`noor.${Date.now()}@vonk.example`)
  await form.locator('select[name=role]').selectOption('support')
  await form.locator('input[name=reason]').fill('Answers complaints')
  await form.getByRole('button').click()
  await page.getByRole('heading', { name: t('admin/admins.created') }).waitFor()
}
