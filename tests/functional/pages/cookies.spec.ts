import { readFile } from 'node:fs/promises'
import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { keptInBrowser, type KeptInBrowser } from '#core/accounts/kept_in_browser'
import { locales, type Locale } from '#core/sites/locales'

/** A cell in a text stands for any rest of a name by three dots. */
const nameOnPage = ({ name }: KeptInBrowser) => name.replace('*', '…')

/** Days, hours, minutes or seconds, whichever is whole and largest. */
function lifetimeOf({ minutes }: KeptInBrowser) {
  if (minutes === null) return null
  if (minutes < 1) return Math.round(minutes * 60)
  const day = 24 * 60
  if (minutes % day === 0) return minutes / day
  return minutes % 60 === 0 ? minutes / 60 : minutes
}

async function rowsOf(locale: Locale) {
  const text = await readFile(app.makePath('resources/content', locale, 'cookies.md'), 'utf8')
  const tables = [...text.matchAll(/^\|.*\|\n\|[ -|]*\|\n((?:\|.*\|\n?)+)/gm)]
  return tables.flatMap(([, rows]) =>
    rows
      .trim()
      .split('\n')
      .map((row) => row.split('|').map((cell) => cell.trim()))
  )
}

test.group('The page about cookies', () => {
  test('lists what browsers keep for the site, and nothing else, in {$self}')
    .with([...locales])
    .run(async ({ assert }, locale) => {
      const rows = await rowsOf(locale)
      const names = rows.map(([, name]) => name)
      assert.sameMembers(names, keptInBrowser.map(nameOnPage))
      for (const kept of keptInBrowser) {
        const [, name, what, howLong] = rows.find(([, one]) => one === nameOnPage(kept)) ?? []
        assert.isNotEmpty(what, name)
        const lifetime = lifetimeOf(kept)
        if (lifetime === null) assert.isNotEmpty(howLong, name)
        else assert.match(howLong, new RegExp(`^${lifetime}\\b`), name)
      }
    })
})
