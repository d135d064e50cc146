import { readdirSync } from 'node:fs'
import { Readable } from 'node:stream'
import app from '@adonisjs/core/services/app'
import type { HttpContext } from '@adonisjs/core/http'
import { test } from '@japa/runner'
import { withReceivedPicture } from '#uploads/received_picture'
import { ownUploadFolder } from '#tests/support/profiles/upload_folder'
import { filesOnTheWay } from '#tests/support/profiles/uploads'

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

  test('is the only one of its form', async ({ assert }) => {
    const first = Buffer.from('first')
    await withReceivedPicture(requestWith(first, Buffer.from('other')), async ({ read }) => {
      assert.deepEqual(await read(), first)
      assert.lengthOf(filesOnTheWay(), 1)
    })
  })

  test('of more than 64 MB is told from a broken one by its size', async ({ assert }) => {
    const bytes = Buffer.alloc(64 * 1024 * 1024 + 1)
    const size = await withReceivedPicture(requestWith(bytes), async (file) => file.size)
    assert.equal(size, bytes.length)
  })
})

/** A request with these files, as the parser of the framework hands them over. */
function requestWith(...files: Buffer[]) {
  let take: (part: Readable) => Promise<unknown>
  const parts = files.map((bytes) => [bytes.subarray(0, 1000), bytes.subarray(1000)])
  const multipart = {
    onFile: (_name: string, _options: object, handler: typeof take) => void (take = handler),
    process: () => Promise.all(parts.map((part) => take(Readable.from(part)))),
  }
  const request = { multipart, ip: () => '203.0.113.9' }
  return { request, containerResolver: app.container } as unknown as HttpContext
}
