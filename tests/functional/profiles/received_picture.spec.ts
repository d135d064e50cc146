import { readdirSync } from 'node:fs'
import { Readable } from 'node:stream'
import app from '@adonisjs/core/services/app'
import type { HttpContext } from '@adonisjs/core/http'
import { test } from '@japa/runner'
import { withReceivedPicture } from '#uploads/received_picture'
import { ownUploadFolder } from '#tests/support/profiles/upload_folder'

test.group('A picture that is received', (group) => {
  let folder: ReturnType<typeof ownUploadFolder>
  group.each.setup(() => {
    folder = ownUploadFolder()
    return folder.end
  })

  test('is a file without a name, so that a killed process leaves none', async ({ assert }) => {
    const bytes = Buffer.alloc(200_000, 'picture')
    const onTheWay = await withReceivedPicture(requestWith(bytes), async ({ read, size }) => {
      assert.equal(size, bytes.length)
      for (const time of ['once', 'twice']) assert.deepEqual(await read(), bytes, time)
      return readdirSync(folder.path)
    })
    assert.isEmpty(onTheWay)
  })

  test('of more than 64 MB is told from a broken one by its size', async ({ assert }) => {
    const bytes = Buffer.alloc(64 * 1024 * 1024 + 1)
    const size = await withReceivedPicture(requestWith(bytes), async (file) => file.size)
    assert.equal(size, bytes.length)
  })
})

/** A request with one file, as the parser of the framework hands it over. */
function requestWith(bytes: Buffer) {
  let take: (part: Readable) => Promise<unknown>
  const multipart = {
    onFile: (_name: string, _options: object, handler: typeof take) => void (take = handler),
    process: () => take(Readable.from([bytes.subarray(0, 1000), bytes.subarray(1000)])),
  }
  const request = { multipart, ip: () => '203.0.113.9' }
  return { request, containerResolver: app.container } as unknown as HttpContext
}
