import { readFile } from 'node:fs/promises'
import i18nManager from '@adonisjs/i18n/services/main'
import { test } from '@japa/runner'
import { type KeptData, keptData } from '#core/privacy/kept_data'
import { machineBases, machines } from '#core/privacy/machines'
import { purposes } from '#core/privacy/purposes'
import { tablesOfNobody } from '#core/privacy/tables_of_nobody'
import { locales, type Locale } from '#core/sites/locales'
import { personalTables } from '#queries/accounts/personal_data'
import { withTables } from '#queries/pages/promised_tables'
import { allRows, columns } from '#tests/support/database/tables'
import { rowsOfTable, siteAt } from '#tests/support/pages/promised_tables'

const kept: readonly KeptData[] = keptData

test.group('The tables of the privacy statement', () => {
  test('tell of every table of the database, unless it says nothing of anybody', async ({
    assert,
  }) => {
    const all = await columns()
    const names = new Set([...all.map(({ table }) => table), ...Object.keys(await allRows())])
    const told = kept.flatMap(({ tables }) => tables)
    const whole = told.filter((one) => !one.includes('.'))
    assert.sameMembers([...whole, ...tablesOfNobody], [...names])
    const places = all.map(({ column, table }) => `${table}.${column}`)
    for (const part of told.filter((one) => one.includes('.'))) assert.include(places, part)
  })

  test('tell of every table of which a member gets rows in their download', ({ assert }) => {
    const told = kept.flatMap(({ tables }) => tables)
    for (const table of Object.keys(personalTables)) assert.include(told, table)
  })

  test('say in {$self} what, why and how long, with the times of the site and its country')
    .with([...locales])
    .run(async ({ assert }, locale) => {
      const rows = rowsOfTable(withTables('{table_of_data}', siteAt('PL', 77), locale))
      assert.lengthOf(rows, keptData.length)
      for (const row of rows) for (const cell of row) assert.match(cell, /^[^{}]+$/, locale)
      const time = (key: string) => rows[keptData.findIndex((line) => line.key === key)][2]
      assert.include(time('messages'), timeIn(locale, 'days', 77))
      assert.include(time('orders'), timeIn(locale, 'years', 5))
      assert.include(time('mails'), timeIn(locale, 'days', 90))
      assert.include(time('failed_logins'), timeIn(locale, 'days', 1))
    })

  test('say in {$self} what each purpose is, by which article, and who gets it')
    .with([...locales])
    .run(async ({ assert }, locale) => {
      const rows = rowsOfTable(withTables('{table_of_purposes}', siteAt('NL'), locale))
      assert.lengthOf(rows, purposes.length)
      for (const [index, row] of rows.entries()) {
        for (const cell of row) assert.match(cell, /^[^{}]+$/, locale)
        for (const article of purposes[index].articles) assert.match(row[1], cited(article), locale)
      }
    })

  test('say in {$self} what each machine does, what follows, and by which article')
    .with([...locales])
    .run(async ({ assert }, locale) => {
      const rows = rowsOfTable(withTables('{table_of_machines}', siteAt('NL'), locale))
      assert.lengthOf(rows, machines.length)
      for (const [index, row] of rows.entries()) {
        const { basis, effect, key } = machines[index]
        for (const cell of row) assert.match(cell, /^[^{}]+$/, key)
        assert.include(row[1], i18nManager.locale(locale).t(`privacy.effect_${effect}`), key)
        for (const article of machineBases[basis]) assert.match(row[2], cited(article), locale)
      }
    })

  test('stand where the texts of {$self} leave them open')
    .with([...locales])
    .run(async ({ assert }, locale) => {
      assert.deepEqual(await opened(locale, 'privacy'), [
        'table_of_data',
        'table_of_purposes',
        'table_of_machines',
        'table_of_companies',
      ])
      assert.deepEqual(await opened(locale, 'cookies'), [
        'table_of_cookies',
        'table_of_notices',
        'table_of_entries',
        'table_of_team_cookies',
      ])
    })

  test('name the companies that data goes to, or say that there is none', ({ assert }) => {
    const none = i18nManager.locale('en').t('privacy.no_company')
    assert.equal(withTables('{table_of_companies}', siteAt('NL'), 'en'), none)
  })
})

function cited(article: string) {
  const [number, paragraph, letter] = article.split(/\W+/)
  return new RegExp(`${number}.*${paragraph}.*\\b${letter}\\b`)
}

function timeIn(locale: Locale, unit: 'days' | 'years', count: number) {
  return i18nManager.locale(locale).t(`privacy.${unit}`, { count })
}

async function opened(locale: Locale, page: string) {
  const file = new URL(`../../../resources/content/${locale}/${page}.md`, import.meta.url)
  const text = await readFile(file, 'utf8')
  return [...text.matchAll(/^\{(table_\w+)\}$/gm)].map(([, name]) => name)
}
