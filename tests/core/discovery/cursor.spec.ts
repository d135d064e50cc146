import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import { cursorAt, decodeCursor, encodeCursor } from '#core/discovery/cursor'
import { ada } from '#tests/support/people'

const id = '019a0000-0000-7000-8000-00000000000a'
const lastActiveAt = DateTime.fromMillis(1763715600000, { zone: 'utc' })

test.group('The cursor of a page of results', () => {
  test('is written short', ({ assert }) => {
    const text = encodeCursor({ hasPhoto: true, lastActiveAt, id })
    assert.equal(text, `1.1763715600000.${id}`)
  })

  test('is read back to the millisecond', ({ assert }) => {
    for (const hasPhoto of [true, false]) {
      const cursor = { hasPhoto, lastActiveAt, id }
      assert.deepEqual(decodeCursor(encodeCursor(cursor)), cursor)
    }
  })

  test('stands at the last member of the page', ({ assert }) => {
    const { profile } = ada({ profile: { mainPhotoId: id, lastActiveAt } })
    assert.deepEqual(cursorAt(profile), { hasPhoto: true, lastActiveAt, id: profile.id })
  })

  test('is worth nothing when it is {title}')
    .with([
      { title: 'missing', value: undefined },
      { title: 'empty', value: '' },
      { title: 'a list', value: [`1.1763715600000.${id}`] },
      { title: 'without its parts', value: '1.1763715600000' },
      { title: 'neither with nor without photo', value: `2.1763715600000.${id}` },
      { title: 'at a negative moment', value: `1.-5.${id}` },
      { title: 'at a padded moment', value: `1.01763715600000.${id}` },
      { title: 'beyond all time', value: `1.9999999999999999.${id}` },
      { title: 'with another id', value: `1.1763715600000.${id}' or 1=1` },
      { title: 'followed by a line break', value: `1.1763715600000.${id}\n` },
    ])
    .run(({ assert }, { value }) => {
      assert.isNull(decodeCursor(value))
    })
})
