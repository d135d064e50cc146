import app from '@adonisjs/core/services/app'
import drive from '@adonisjs/drive/services/main'
import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import { FakeClock } from '#tests/fakes/fake_clock'
import { Ports } from '#core/ports'
import { photoVariants } from '#core/ports/photo_storage'
import { sweepPictures } from '#jobs/sweep_pictures_job'
import { inTransaction } from '#tests/support/database/transactions'
import { join } from '#tests/support/people/members'
import { ada } from '#tests/support/people/people'
import { storePhoto, storeFiles, storageKeyOf } from '#tests/support/profiles/photos'

test.group('Files that belong to no photo', (group) => {
  inTransaction(group)

  test('are swept after a day, and those of photos stay', async ({ assert }) => {
    const { photos } = await app.container.make(Ports)
    await join(ada())
    const photoId = await storePhoto(ada())
    await storeFiles(photoId)
    await storeFiles('orphan')
    const sweepAfter = (hours: number) => {
      const clock = new FakeClock()
      clock.set(DateTime.utc().plus({ hours }))
      return sweepPictures({ clock, photos })
    }

    assert.equal(await sweepAfter(23), 0)
    assert.isNotNull(await photos.read(storageKeyOf('orphan'), 'full'))
    assert.equal(await sweepAfter(25), 1)
    for (const variant of photoVariants) {
      assert.isNull(await photos.read(storageKeyOf('orphan'), variant))
      assert.isNotNull(await photos.read(storageKeyOf(photoId), variant))
    }
    assert.equal(await sweepAfter(25), 0)
  })

  test('of variants that are not made any more are swept from photos too', async ({ assert }) => {
    const { photos, clock } = await app.container.make(Ports)
    await join(ada())
    const photoId = await storePhoto(ada())
    await storeFiles(photoId)
    const key = storageKeyOf(photoId)
    const old = `photos/${key.slice(0, 2)}/${key.slice(2, 4)}/${key}-blurred.webp`
    await drive.use().put(old, 'of the face')
    const told: string[] = []
    const sweep = () =>
      sweepPictures({ clock, photos }, (done, all) => told.push(`${done} of ${all}`))
    await Promise.all([sweep(), sweep()])
    assert.isFalse(await drive.use().exists(old))
    assert.isNotNull(await photos.read(key, 'thumb'))
    assert.include(told, '1 of 1')
  })

  test('are swept by a command, which succeeds where there are none', async ({ assert }) => {
    const ace = await app.container.make('ace')
    const command = await ace.exec('photos:sweep', ['--yes'])
    assert.equal(command.exitCode, 0)
  })
})
