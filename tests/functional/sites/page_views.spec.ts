import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import CountPageViewsJob from '#jobs/count_page_views_job'
import RemoveOldPageViewsJob from '#jobs/remove_old_page_views_job'
import PageView from '#models/page_view'
import Site from '#models/site'
import { countPageViews } from '#queries/admin/sources/count_page_views'
import { signInAdmin } from '#tests/support/admin/signed_in'
import { inTransaction } from '#tests/support/database/transactions'
import { siteUrl } from '#tests/support/http/cookies'
import { closedSite } from '#tests/support/sites/other_site'

test.group('The pages that links with lb opened', (group) => {
  inTransaction(group)

  test('are compared by how long they were seen, as far as browsers told', async ({
    assert,
    client,
  }) => {
    const elsewhere = await closedSite()
    const site = await Site.query().orderBy('createdAt').firstOrFail()
    const march = DateTime.utc(2026, 3, 1, 12)
    for (const seconds of [9, 10, 41, null]) await addView(site.id, 'spring', march, seconds)
    await addView(site.id, 'summer', march, null)
    await addView(elsewhere, 'other', march, 3)
    await addView(site.id, 'too early', DateTime.utc(2026, 2, 28, 23, 59), 3)
    const { as } = await signInAdmin('viewer', { changes: { siteId: site.id } })
    const page = await as(client.get('/admin/sources/pages?from=2026-03-01&to=2026-03-02'))
    assert.deepEqual(cellsOf(page.text()), [
      ['spring', '/pages/faq', '4', '20 seconds', '33.3%'],
      ['summer', '/pages/faq', '1', '–', ''],
    ])
    const [, path] = /href="(\/admin\/sources\/pages\.csv[^"]+)"/.exec(page.text()) ?? []
    const file = await as(client.get(path.replaceAll('&amp;', '&')))
    const lines = file.text().trim().split('\n').slice(1)
    assert.deepEqual(lines, ['spring,/pages/faq,4,20,0.3333333333333333', 'summer,/pages/faq,1,,'])
  })

  test('are the same once their days are added up, also what came after that', async ({
    assert,
    client,
  }) => {
    const elsewhere = await closedSite()
    const site = await Site.query().orderBy('createdAt').firstOrFail()
    const today = DateTime.utc().startOf('day')
    const days = [40, 39, 2, 1, 0].map((ago) => today.minus({ days: ago }))
    for (const day of days) {
      for (const seconds of [9, 10, null]) await addView(site.id, 'spring', day, seconds)
      await addView(elsewhere, 'spring', day, 500)
    }
    const { as } = await signInAdmin('viewer', { changes: { siteId: site.id } })
    const shown = async (from: DateTime) => {
      const range = `from=${from.toISODate()}&to=${today.toISODate()}`
      const page = await as(client.get(`/admin/sources/pages?${range}`))
      return cellsOf(page.text())
    }
    const before = [await shown(days[0]), await shown(days[1]), await shown(days[3])]
    assert.equal(before[0][0][2], '15')

    const job = await app.container.make(CountPageViewsJob)
    await job.execute()
    await job.execute()
    assert.deepEqual(before, [await shown(days[0]), await shown(days[1]), await shown(days[3])])
    await db.from('page_views').where('opened_at', '<', days[3].toMillis()).delete()
    assert.deepEqual(before, [await shown(days[0]), await shown(days[1]), await shown(days[3])])
    await addView(site.id, 'spring', days[3], 1)
    assert.equal((await shown(days[0]))[0][2], '16')
  })
})

function addView(siteId: string, label: string, openedAt: DateTime, seconds: number | null) {
  const tracking = { network: null, ref: null, sub1: null, sub2: null, sub3: null }
  const page = { label, path: '/pages/faq', openedAt, seconds }
  return PageView.create({ id: crypto.randomUUID(), siteId, ...page, ...tracking })
}

/** The texts of the cells of a page's table, row by row without its head. */
function cellsOf(html: string) {
  const body = html.slice(html.indexOf('<tbody>'), html.indexOf('</tbody>'))
  const rows = body.split('</tr>').slice(0, -1)
  return rows.map((row) => [...row.matchAll(/<t[hd][^>]*>([^<]*)</g)].map(([, text]) => text))
}

test.group('A page that was opened by a link with lb', (group) => {
  inTransaction(group)

  test('is recorded with its source, and the time that its browser tells', async ({ assert }) => {
    const page = await open('/pages/privacy?lb=spring&network=sparks&sub2=b')
    const view = await PageView.firstOrFail()
    assert.include(await page.text(), view.id)
    assert.containSubset(view.toJSON(), {
      label: 'spring',
      path: '/pages/privacy',
      network: 'sparks',
      ref: null,
      sub2: 'b',
      seconds: null,
    })
    await PageView.query().update({ openedAt: DateTime.utc().minus({ minutes: 1 }).toMillis() })
    assert.equal((await tell(view.id, 12)).status, 204)
    assert.equal((await tell(view.id, 4)).status, 204)
    assert.equal((await view.refresh()).seconds, 12)
  })

  test('keeps neither address, browser nor member, and sets no cookie', async ({ assert }) => {
    await open('/pages/privacy?lb=spring')
    const [row] = await db.from('page_views')
    assert.sameMembers(Object.keys(row), [
      ...['id', 'site_id', 'label', 'path', 'network', 'ref', 'sub1', 'sub2', 'sub3'],
      ...['opened_at', 'seconds'],
    ])
    assert.isEmpty((await tell(row.id, 1)).headers.getSetCookie())
  })

  test('is recorded only as a document that is found', async ({ assert }) => {
    const paths = ['/pages/privacy', '/pages/privacy?lb=', '/pages/privacy?lb[]=a', '/none?lb=a']
    for (const path of [...paths, '/offline?lb=a']) await open(path)
    await fetch(`${siteUrl}/pages/privacy?lb=a`, { headers: { 'X-Inertia': 'true' } })
    await fetch(`${siteUrl}/api/settings.php?lb=a`, { headers: { Accept: 'application/json' } })
    assert.isEmpty(await PageView.all())
  })

  test('is recorded sixty times an hour for one network', async ({ assert }) => {
    for (let number = 0; number < 62; number++) await open('/pages/privacy?lb=spring')
    assert.lengthOf(await PageView.all(), 60)
  })

  test('tells nothing of an unknown id, and refuses what is no time', async ({ assert }) => {
    assert.equal((await tell(crypto.randomUUID(), 12)).status, 204)
    for (const seconds of [-1, 1.5, 90_000, null]) {
      assert.equal((await tell(crypto.randomUUID(), seconds)).status, 422)
    }
  })

  test('is forgotten after 180 days', async ({ assert }) => {
    await open('/pages/privacy?lb=old')
    await PageView.query().update({ openedAt: DateTime.utc().minus({ days: 181 }).toMillis() })
    await (await app.container.make(CountPageViewsJob)).execute()
    await countPageViews(DateTime.utc().minus({ days: 181 }).startOf('day'))
    await open('/pages/privacy?lb=new')
    await (await app.container.make(RemoveOldPageViewsJob)).execute()
    assert.deepEqual(
      (await PageView.all()).map(({ label }) => label),
      ['new']
    )
    assert.isEmpty(await db.from('page_view_days'))
  })
})

function open(path: string) {
  return fetch(siteUrl + path, { headers: { Accept: 'text/html' } })
}

/** Sends what a beacon sends: without a token or a session. */
function tell(id: string, seconds: number | null) {
  const headers = { 'Content-Type': 'application/json' }
  return fetch(`${siteUrl}/page-views/${id}`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ seconds }),
  })
}
