import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { LucidUnitOfWork } from '#adapters/lucid/lucid_unit_of_work'
import { repositoriesContract } from '#tests/contracts/repositories'
import { keepPrepared } from '#tests/support/database/prepared'
import { committing } from '#tests/support/database/transactions'
import { ada } from '#tests/support/people/people'

repositoriesContract('In the database', async () => {
  await keepPrepared()
  await withoutPackages()
  await siteOfPeople()
  await placeOfPeople()
  return new LucidUnitOfWork(db)
})

test.group('The database after the contract of repositories', (group) => {
  committing(group)

  test('contains no rows of it', async ({ assert }) => {
    assert.isEmpty(await db.from('users'))
  })
})

/** The sample packages are of the same tiers. */
async function withoutPackages() {
  await db.from('packages').delete()
}

/** The people of the core tests belong to a site of a fixed id. */
async function siteOfPeople() {
  const id = ada().user.siteId
  const site = { id, domain: 'people.test', name: 'Vonk', created_at: 0 }
  await db.knexQuery().table('sites').insert(site).onConflict('id').ignore()
}

/** They live in place 1, which is no place of the database. */
async function placeOfPeople() {
  const here = { country: 'NL', name: 'Here', latitude: 52, longitude: 5, population: 1000 }
  const place = { id: 1, region_id: 1, ...here }
  await db.knexQuery().table('places').insert(place).onConflict('id').ignore()
}
