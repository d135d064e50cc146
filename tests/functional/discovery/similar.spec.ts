import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import { antwerp, brabant } from '#tests/support/database/basics'
import { namesOf } from '#tests/support/discovery/search'
import { open } from '#tests/support/http/open_page'
import { manyMembers, man, woman } from '#tests/support/people/many_members'
import { inTransaction } from '#tests/support/database/transactions'
import { join } from '#tests/support/people/members'
import { bob } from '#tests/support/people/people'

const aged = (years: number) => ({ dateOfBirth: DateTime.utc().minus({ years, days: 40 }) })
const query = '/members?country=NL&countryregion=1&min_age=30&max_age=35'

test.group('Similar results', (group) => {
  inTransaction(group)

  test('are of other regions, then near ages, then other countries', async ({ assert, client }) => {
    const own = woman(5, aged(32))
    const elsewhere = woman(6, { ...aged(32), ...brabant })
    const older = woman(7, aged(39))
    const abroad = woman(8, { ...aged(26), ...antwerp })
    const tooOld = woman(9, aged(41))
    await join(bob(), abroad, older, elsewhere, own, tooOld, man(10, aged(32)))

    const { inertiaProps: props } = await open(client, query, bob())
    assert.deepEqual(namesOf(props.members), ['Ada 5'])
    assert.deepEqual(namesOf(props.similar), ['Ada 6', 'Ada 7', 'Ada 8'])
    assert.equal(props.total, 1)
  })

  test('follow the last page, without those on the pages before', async ({ assert, client }) => {
    await join(bob(), ...manyMembers(woman, 26), woman(5, brabant))
    const { inertiaProps: first } = await open(client, '/members?countryregion=1', bob())
    const last = await open(client, `/members?countryregion=1&after=${first.next}`, bob())
    assert.lengthOf(last.inertiaProps.members, 2)
    assert.deepEqual(namesOf(last.inertiaProps.similar), ['Ada 5'])
  })
})
