import { test } from '@japa/runner'
import { demoId } from '#database/demo/ids'
import { pairLanguage, pairOfMembers, signedInContext } from '#tests/browser/story/pair'
import { wasActive } from '#tests/browser/story/people'
import { hideTab } from '#tests/browser/story/tab'
import { waitUntil } from '#tests/browser/story/wait_until'
import { runSqlAtSite } from '#tests/support/browser/shared_site'
import { textsOf } from '#tests/support/browser/texts'

const t = textsOf(pairLanguage)

test.group('A tab that nobody sees', () => {
  test('does not make its member online', async ({ assert }) => {
    const { payer, partner } = await pairOfMembers(35)
    const her = demoId('profile', partner.number)
    const laptop = await (await signedInContext(partner)).newPage()
    await laptop.clock.install()
    // The page reports twice that it is seen: at once, and when its event stream is there.
    const reported = laptop.waitForResponse((response) => {
      const isReport = response.url().endsWith('/presence')
      return isReport && response.request().postDataJSON().stream !== undefined
    })
    await laptop.goto('/visits')
    await reported
    const isSeen = async () => (await profileOf(her)).page_visible === 1
    await waitUntil(isSeen, 'her page to be visible')

    const his = await signedInContext(payer)
    const herProfile = await his.newPage()
    await herProfile.goto(`/members/${her}`)
    assert.equal(await herProfile.getByText(t('profiles.online'), { exact: true }).count(), 1)

    await hideTab(laptop)
    await waitUntil(async () => !(await isSeen()), 'her page to be hidden')
    const sixMinutesAgo = await wasActive(partner, 6)
    const asked: string[] = []
    laptop.on('request', (request) => {
      const { pathname } = new URL(request.url())
      if (pathname.startsWith('/api/')) asked.push(pathname)
    })
    // One poll asks for both; the next one is not planned before their answers have come.
    const polled = Promise.all(
      ['**/api/user.php', '**/api/chats.php'].map((path) => laptop.waitForResponse(path))
    )
    await laptop.clock.fastForward('05:01')
    await polled
    assert.sameMembers(asked, ['/api/user.php', '/api/chats.php'])
    assert.equal((await profileOf(her)).last_active_at, sixMinutesAgo)
    await herProfile.reload()
    assert.equal(await herProfile.getByText(t('profiles.online'), { exact: true }).count(), 0)
    await Promise.all([laptop.context().close(), his.close()])
  })
})

async function profileOf(id: string) {
  const [profile] = await runSqlAtSite(
    `select page_visible, last_active_at from profiles where id = '${id}'`
  )
  return profile
}
