import { test } from '@japa/runner'
import { UploadRoom, UploadsFull } from '#uploads/upload_room'

const home = '192.0.2.1'

test.group('The room for uploads on their way', () => {
  test('is shared by all, and no network takes all of it', ({ assert }) => {
    const room = new UploadRoom({ most: 100, mostOfNetwork: 60 })
    const first = room.of(home)
    first.take(60)
    assert.throws(() => room.of(home).take(1), UploadsFull)
    room.of('192.0.2.2').take(40)
    assert.throws(() => room.of('192.0.2.3').take(1), UploadsFull)
    first.free()
    first.free()
    room.of(home).take(60)
    assert.throws(() => room.of('192.0.2.3').take(1), UploadsFull)
  })

  test('is not taken by what was refused', ({ assert }) => {
    const room = new UploadRoom({ most: 100, mostOfNetwork: 60 })
    assert.throws(() => room.of(home).take(61), UploadsFull)
    assert.doesNotThrow(() => room.of(home).take(60))
  })
})
