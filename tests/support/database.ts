import testUtils from '@adonisjs/core/services/test_utils'
import type { Group } from '@japa/runner/core'
import { seedBasics } from '#tests/support/basics'

/** An empty database of the newest schema, with the few rows every test leans on. */
export async function prepareDatabase() {
  await testUtils.db().migrate()
  await seedBasics()
}

/** Each test of the group starts from the same rows: what it writes is rolled back. */
export function inTransaction(group: Group) {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
}
