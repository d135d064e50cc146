import i18nManager from '@adonisjs/i18n/services/main'
import { test } from '@japa/runner'
import { keptInBrowser, lifetimeOf } from '#core/privacy/kept_in_browser'
import { promisedTables } from '#core/sites/content/page'
import { locales } from '#core/sites/locales'
import { withTables } from '#queries/pages/promised_tables'
import { rowsOfTable, siteAt } from '#tests/support/pages/promised_tables'

const tables = promisedTables.slice(4)

test.group('The page about cookies', () => {
  test('lists what browsers keep for the site, each once, in {$self}')
    .with([...locales])
    .run(({ assert }, locale) => {
      const rows = tables.flatMap((name) =>
        rowsOfTable(withTables(`{${name}}`, siteAt('NL'), locale))
      )
      const names = keptInBrowser.map(({ name }) => name.replace('*', '…'))
      assert.sameMembers(
        rows.map(([name]) => name),
        names
      )
      for (const { minutes, name } of keptInBrowser) {
        const [, what, howLong] = rows.find(([one]) => one === name.replace('*', '…')) ?? []
        assert.match(what, /^[^{}]+$/, name)
        assert.match(howLong, /^[^{}]+$/, name)
        assert.notInclude(what, 'translation missing', name)
        if (minutes === null) continue
        const { count, unit } = lifetimeOf(minutes)
        assert.equal(howLong, i18nManager.locale(locale).t(`privacy.${unit}`, { count }), name)
      }
    })

  test('shows them where its text leaves them open', async ({ assert, client }) => {
    const page = (await client.get('/pages/cookies')).text()
    assert.notInclude(page, '{table')
    for (const { name } of keptInBrowser) assert.include(page, `<td>${name.replace('*', '…')}</td>`)
  })
})
