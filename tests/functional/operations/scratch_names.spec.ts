import { test } from '@japa/runner'
import { markOf } from '#operations/backups/scratch'

test.group('The names of what a drill makes', () => {
  test('tell databases apart, and nothing of the password', ({ assert }) => {
    const mark = markOf('postgres://vonk:secret@localhost:5432/vonk')
    assert.match(mark, /^[0-9a-f]{16}$/)
    assert.equal(markOf('postgres://vonk:another@localhost:5432/vonk'), mark)
    assert.notEqual(markOf('postgres://vonk:secret@localhost:5432/other'), mark)
  })
})
