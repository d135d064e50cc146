import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { DateTime } from 'luxon'
import { open } from '#tests/support/http/open_page'
import { useFakeClock } from '#tests/support/time/clock'
import { inTransaction } from '#tests/support/database/transactions'
import { downloadedFiles, rowsIn } from '#tests/support/accounts/downloads'
import { matchesFor, describeOneself } from '#tests/support/discovery/match_finder'
import { countOf, join } from '#tests/support/people/members'
import { ada, bob } from '#tests/support/people/people'
import { sendSettings } from '#tests/support/accounts/settings_form'
import { storeSwipe } from '#tests/support/discovery/swipe_game'

const page = '/profile/match-finder'
const said = { appearance: 'normal', race: 'other', consent: '1' }

test.group('What a member says of themselves for the match finder', (group) => {
  inTransaction(group)
  group.each.setup(() => join(ada(), bob()))

  test('is stored with the time of their consent, and shown to them', async ({
    client,
    assert,
    test: it,
  }) => {
    const clock = await useFakeClock(it)
    await sendSettings(client, page, said, ada())
    const { inertiaProps: props } = await open(client, page, ada())
    const consentAt = clock.now().toISO()
    assert.deepEqual(props.description, { appearance: 'normal', race: 'other', consentAt })
    assert.isNull((await open(client, page, bob())).inertiaProps.description)
  })

  test('may be one answer, or none', async ({ client, assert }) => {
    await sendSettings(client, page, { appearance: '', race: 'white', consent: '1' }, ada())
    assert.containSubset(await db.from('self_descriptions'), [{ appearance: null, race: 'white' }])
    await sendSettings(client, page, { appearance: '', race: '' }, ada())
    assert.equal(await countOf('self_descriptions'), 0)
  })

  test('is erased on request: nobody finds them by it any more', async ({ client, assert }) => {
    await describeOneself(ada(), { race: 'white' })
    assert.lengthOf((await matchesFor(client, bob(), { race: 'white' })).members, 1)
    await sendSettings(client, `${page}/erase`, {}, ada())
    assert.equal(await countOf('self_descriptions'), 0)
    assert.isEmpty((await matchesFor(client, bob(), { race: 'white' })).members)
  })

  test('is in the download, with the swipes, and no swipes of others', async ({ assert }) => {
    await describeOneself(ada(), { appearance: 'sexy' })
    await storeSwipe(ada(), bob(), 'pass', DateTime.utc(2026, 2, 3))
    await storeSwipe(bob(), ada(), 'pass', DateTime.utc(2026, 2, 3))
    const files = await downloadedFiles(ada())
    assert.containSubset(rowsIn(files, 'self_descriptions'), [{ appearance: 'sexy', race: null }])
    assert.deepEqual(
      rowsIn(files, 'swipes').map(({ swiped, verdict }) => [swiped, verdict]),
      [['Bob', 'pass']]
    )
  })
})
