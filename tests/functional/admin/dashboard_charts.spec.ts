import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { barChart } from '#replies/admin/charts'
import { adminAtWork } from '#tests/support/admin/signed_in'
import { inTransaction } from '#tests/support/database/transactions'

test.group('The charts of the dashboard', (group) => {
  inTransaction(group)

  test('have each a table and a file, which hold what they show', async ({ assert, client }) => {
    await storeFigures(
      ['signed_up', '', 11],
      ['confirmed', '', 12],
      ['messages', '', 13],
      ['revenue', 'EUR ideal', 1400],
      ['revenue', 'EUR card', 1500],
      ['revenue', 'CHF card', 1600],
      ['refunds', 'EUR card', 1700],
      ['members', 'NL', 18]
    )
    const { read } = await adminAtWork(client, 'viewer')
    const page = await read('/admin?from=2026-02-01&to=2026-02-02')
    const charts = page
      .split('<figure class="chart">')
      .slice(1)
      .map((rest) => rest.split('</figure>')[0])
    assert.match(
      charts[3],
      /<path d="M[\d.]+,[\d.]+h[\d.]+v[\d.]+h-[\d.]+z" fill="var\(--chart-1\)"/
    )
    const shown = charts.map((chart) => {
      const [title] = /(?<=<strong>)[^<]*/.exec(chart) ?? []
      const cells = [...chart.matchAll(/<td class="number">([^<]*)</g)].map(([, cell]) => cell)
      return { title, cells, file: linkIn(chart) }
    })
    assert.deepEqual(
      shown.map(({ cells, title }) => [title, ...cells]),
      [
        ['Sign-ups by day', '0', '0', '11', '12'],
        ['First message and first purchase by day', '0', '0', '0', '0'],
        ['Activity by day', '0', '0', '0', '13', '0', '0'],
        ['Revenue by day, CHF', 'CHF\u00a00.00', 'CHF\u00a016.00'],
        ['Revenue by day, EUR', '€0.00', '€0.00', '€15.00', '€14.00'],
        ['Refunds by day, EUR', '€0.00', '€0.00', '€17.00', '€0.00'],
      ]
    )
    const files = await Promise.all(
      shown.map(async ({ file }) => {
        const lines = (await read(file)).trim().split('\n')
        return lines.slice(1).map((line) => line.replace('2026-02-02,', ''))
      })
    )
    assert.deepEqual(files, [
      ['confirmed,,12', 'signed_up,,11'],
      [],
      ['messages,,13'],
      ['revenue,CHF card,1600'],
      ['revenue,EUR card,1500', 'revenue,EUR ideal,1400'],
      ['refunds,EUR card,1700'],
    ])
  })

  test('of countries and who stayed are bars, each with a file', async ({ assert, client }) => {
    const { read } = await adminAtWork(client, 'viewer')
    await storeFigures(
      ['members', 'NL', 40],
      ['members', 'BE', 10],
      ['joined', '2026-01-26', 8],
      ['stayed', '2026-01-26', 2]
    )
    const page = await read('/admin?from=2026-02-01&to=2026-02-02')
    const shares = [...page.matchAll(/<rect width="([\d.]+)%"/g)].map(([, share]) => share)
    assert.deepEqual(shares, ['100', '25', '25'])
    const lines = async (chart: string) => {
      const [, path] = new RegExp(`href="([^"]*chart=${chart}[^"]*)"`).exec(page) ?? []
      const file = await read(path.replaceAll('&amp;', '&'))
      return file.trim().split('\n').slice(1)
    }
    assert.deepEqual(await lines('countries'), [
      '2026-02-02,members,BE,10',
      '2026-02-02,members,NL,40',
    ])
    assert.deepEqual(await lines('retention'), [
      '2026-02-02,joined,2026-01-26,8',
      '2026-02-02,stayed,2026-01-26,2',
    ])
  })

  test('have every method in their table, beyond those that they have colours for', ({
    assert,
  }) => {
    const series = Array.from({ length: 8 }, (_, index) => ({
      name: `method ${index}`,
      values: [index],
    }))
    const axis = { days: ['2026-02-01'], write: String, writeDay: String }
    const chart = barChart(series, axis)
    assert.lengthOf(chart.bars, 6)
    assert.deepEqual(chart.table.rows, [
      { day: '2026-02-01', values: ['0', '1', '2', '3', '4', '5', '6', '7'] },
    ])
  })
})

/** The address of the first link to a file. */
function linkIn(text: string) {
  const [, path] = /href="(\/admin\/figures\.csv[^"]*)"/.exec(text) ?? []
  return path.replaceAll('&amp;', '&')
}

/** Stores figures of the second of February. */
async function storeFigures(...figures: [kind: string, part: string, value: number][]) {
  const [site] = await db.from('sites').limit(1)
  const rows = figures.map(([kind, part, value]) => {
    return { site_id: site.id, day: '2026-02-02', kind, part, value }
  })
  await db.table('daily_figures').multiInsert(rows)
}
