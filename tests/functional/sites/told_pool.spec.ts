import { test } from '@japa/runner'
import { locales } from '#core/sites/locales'
import { sitesWith } from '#queries/sites/pool'
import { allSites } from '#queries/sites/current_site'
import { inTransaction } from '#tests/support/database/transactions'
import { drawnPage, open } from '#tests/support/http/open_page'
import { join } from '#tests/support/people/members'
import { ada } from '#tests/support/people/people'
import { createCompany } from '#tests/support/sites/company'
import { addSite, closedSite } from '#tests/support/sites/other_site'
import { setSetting } from '#tests/support/sites/settings'

test.group('The other sites of a pool', (group) => {
  inTransaction(group)

  test('are named with domain and company by privacy statement, terms and sign-up in {$self}')
    .with([...locales])
    .run(async ({ assert, client }, locale) => {
      const home = await oldestSite()
      await createCompany({ siteId: home })
      const [sister, partner] = [
        await addSite('flirt.test', 'Flirt'),
        await addSite('date.test', 'Date'),
      ]
      await createCompany({ siteId: sister })
      await createCompany({ siteId: partner, name: 'Date GmbH', country: 'DE' })
      await closedSite()
      await setSetting('share_with_companies', true, home)
      await setSetting('share_with_companies', true, partner)
      const pool = await sitesWith(home)
      assert.sameMembers(
        pool.map(({ name }) => name),
        ['Flirt', 'Date']
      )
      for (const page of ['/pages/privacy', '/pages/terms']) {
        const drawn = await drawnPage(client, `/${locale}${page}`)
        for (const { company, domain, name } of pool) {
          assert.include(drawn, `${name} (${domain}, ${company})`, page)
        }
        assert.notInclude(drawn, 'Closed', page)
      }
      const { otherSites } = (await open(client, `/${locale}/signup`)).inertiaProps
      assert.deepEqual(otherSites, ['Flirt (flirt.test, Vonk B.V.)', 'Date (date.test, Date GmbH)'])
    })

  test('are named nowhere where there is none', async ({ assert, client }) => {
    await addSite('flirt.test', 'Flirt')
    await setSetting('member_resell', false, await oldestSite())
    for (const page of ['/en/pages/privacy', '/en/pages/terms']) {
      assert.notInclude(await drawnPage(client, page), 'Only on this site', page)
    }
    await join(ada())
    for (const path of ['/signup', '/profile/privacy']) {
      const page = await open(client, path, path === '/signup' ? undefined : ada())
      assert.isEmpty(page.inertiaProps.otherSites)
    }
  })
})

/** The one that answers where no domain is asked for. */
async function oldestSite() {
  return (await allSites())[0].id
}
