import { readFile } from 'node:fs/promises'
import { test } from '@japa/runner'
import { countries } from '#core/sites/countries'
import { locales } from '#core/sites/locales'
import { readPlaces } from '#database/places/read'

const { regions, places } = await readPlaces()

const regionCounts = {
  US: 51,
  NL: 12,
  BE: 11,
  FR: 13,
  IT: 20,
  ES: 19,
  DE: 16,
  AT: 9,
  IE: 26,
  GB: 112,
  CA: 13,
  PL: 16,
  AU: 8,
  NZ: 17,
  CH: 26,
}

test.group('The places of the site', () => {
  test('divide {$self} into all its regions, each with a name of its own')
    .with([...countries])
    .run(({ assert }, country) => {
      const names = regions.filter((region) => region.country === country).map(({ name }) => name)
      assert.lengthOf(names, regionCounts[country])
      assert.lengthOf(new Set(names), names.length)
    })

  test('have the codes by which texts in {$self} choose their words')
    .with([...locales])
    .run(async ({ assert }, locale) => {
      const texts = await readFile(`resources/lang/${locale}/discovery.json`, 'utf8')
      const { in_region: text } = JSON.parse(texts)
      const named = [...String(text).matchAll(/([A-Z]{2}[A-Z0-9]+) \{/g)].map(([, code]) => code)
      assert.isNotEmpty(named)
      assert.includeMembers(
        regions.map(({ country, code }) => country + code),
        named
      )
      assert.lengthOf(new Set(named), named.length)
    })

  test('have at least one place in every region', ({ assert }) => {
    const inhabited = new Set(places.map(({ regionId }) => regionId))
    assert.isEmpty(regions.filter(({ id }) => !inhabited.has(id)))
  })

  test('carry ids that are unique and fit a column of 32 bits')
    .with([regions, places])
    .run(({ assert }, rows) => {
      const ids = new Set<number>(rows.map(({ id }) => id))
      assert.lengthOf(ids, rows.length)
      assert.isTrue([...ids].every((id) => Number.isInteger(id) && id > 0 && id < 2 ** 31))
    })
})
