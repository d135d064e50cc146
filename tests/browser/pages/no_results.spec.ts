import { test } from '@japa/runner'
import { newVisitor, runSqlAtSite } from '#tests/support/browser/shared_site'
import { textsOf } from '#tests/support/browser/texts'

const t = textsOf('en')
const country = 'DE'

test.group('A search that finds nobody', () => {
  test('is told what to widen: only what is narrow', async () => {
    const context = await newVisitor()
    const page = await context.newPage()
    const region = await regionWithNobody()
    await page.goto(`/members?gender=both&country=${country}&countryregion=${region}`)
    await page.getByText(t('discovery.none_region_all_ages')).waitFor()

    await page.goto(`/members?gender=both&country=${country}&countryregion=${region}&min_age=98`)
    await page.getByText(t('discovery.none_region')).waitFor()

    await page.goto(`/members?gender=both&country=${country}&min_age=98`)
    await page.getByText(t('discovery.none_age')).waitFor()
    await page.getByRole('link', { name: t('discovery.search_all_ages') }).click()
    await page.getByRole('main').getByRole('article').first().waitFor()
    await context.close()
  })
})

/** In a country where members of the demo world live. */
async function regionWithNobody() {
  const [{ id }] = await runSqlAtSite(`select id from regions
    where country = '${country}' and not exists
      (select 1 from profiles where profiles.region_id = regions.id) limit 1`)
  return id
}
