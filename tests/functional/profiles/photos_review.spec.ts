import { test } from '@japa/runner'
import Photo from '#models/photo'
import Profile from '#models/profile'
import { runCommand } from '#tests/support/operators/run_command'
import { inTransaction } from '#tests/support/database/transactions'
import { join } from '#tests/support/people/members'
import { ada, bob } from '#tests/support/people/people'
import { storePhoto } from '#tests/support/profiles/photos'

const review = (...parameters: string[]) => runCommand('photos:review', ...parameters)

test.group('Photos, by the command photos:review,', (group) => {
  inTransaction(group)
  group.each.setup(() => join(ada(), bob()))

  test('are listed while they wait, with their owners', async ({ assert }) => {
    const waiting = await storePhoto(bob(), { status: 'pending' })
    const shown = await storePhoto(ada())
    const { exitCode, report } = await review()
    assert.equal(exitCode, 0)
    assert.include(report, `${waiting}  of /members/${bob().profile.id}`)
    assert.include(report, '1 waiting')
    assert.notInclude(report, shown)
  })

  test('are published, and become the main photo of a member without one', async ({ assert }) => {
    const id = await storePhoto(bob(), { status: 'pending' })
    assert.deepEqual((await review(id)).exitCode, 0)
    assert.equal((await Photo.findOrFail(id)).status, 'active')
    assert.equal((await Profile.findOrFail(bob().profile.id)).mainPhotoId, id)
  })

  test('are rejected with a reason, and the next becomes the main one', async ({ assert }) => {
    const main = await storePhoto(bob(), { main: true })
    const next = await storePhoto(bob(), { position: 2 })
    assert.equal((await review(main, '--reject=nudity')).exitCode, 0)
    assert.containsSubset((await Photo.findOrFail(main)).serialize(), {
      status: 'rejected',
      rejection: 'nudity',
    })
    assert.equal((await Profile.findOrFail(bob().profile.id)).mainPhotoId, next)
  })

  test('are not changed when the reason is unknown', async ({ assert }) => {
    const id = await storePhoto(bob(), { status: 'pending' })
    const { exitCode, report } = await review(id, '--reject=ugly')
    assert.equal(exitCode, 2)
    assert.include(report, 'Unknown reason: ugly')
    assert.equal((await Photo.findOrFail(id)).status, 'pending')
  })
})
