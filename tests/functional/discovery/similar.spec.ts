import { test } from '@japa/runner'
import { brabant } from '#tests/support/database/basics'
import { namesOf } from '#tests/support/discovery/search'
import { open } from '#tests/support/http/open_page'
import { manyMembers, woman } from '#tests/support/people/many_members'
import { inTransaction } from '#tests/support/database/transactions'
import { join } from '#tests/support/people/members'
import { bob } from '#tests/support/people/people'

test.group('Similar results', (group) => {
  inTransaction(group)

  test('follow the last page, without those on the pages before', async ({ assert, client }) => {
    await join(bob(), ...manyMembers(woman, 26), woman(5, brabant))
    const { inertiaProps: first } = await open(client, '/members?countryregion=1', bob())
    const last = await open(client, `/members?countryregion=1&after=${first.next}`, bob())
    assert.lengthOf(last.inertiaProps.members, 2)
    assert.deepEqual(namesOf(last.inertiaProps.similar), ['Ada 5'])
  })
})
