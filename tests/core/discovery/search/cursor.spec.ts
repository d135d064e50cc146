import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import { decodeCursor, encodeCursor } from '#core/discovery/search/cursor'

const id = '019a0000-0000-7000-8000-00000000000a'
const lastActiveAt = DateTime.fromMillis(1763715600000, { zone: 'utc' })
const since = lastActiveAt.plus({ minutes: 1 })
const written = `1.1763715600000.${id}.1763715660000`

test.group('The cursor of a page of results', () => {
  test('is encoded compactly', ({ assert }) => {
    const text = encodeCursor({ hasPhoto: true, lastActiveAt, id, since })
    assert.equal(text, written)
  })

  test('is decoded without loss', ({ assert }) => {
    for (const hasPhoto of [true, false]) {
      const cursor = { hasPhoto, lastActiveAt, id, since }
      assert.deepEqual(decodeCursor(encodeCursor(cursor)), cursor)
    }
  })

  test('is ignored when it is {title}')
    .with([
      { title: 'missing', value: undefined },
      { title: 'empty', value: '' },
      { title: 'a list', value: [written] },
      { title: 'without its parts', value: '1.1763715600000' },
      { title: 'without its beginning', value: `1.1763715600000.${id}` },
      { title: 'of a search that began outside the range of dates', value: `${written}000` },
      { title: 'neither with nor without photo', value: `2.1763715600000.${id}.1763715660000` },
      { title: 'at a negative moment', value: `1.-5.${id}.1763715660000` },
      { title: 'at a padded moment', value: `1.01763715600000.${id}.1763715660000` },
      { title: 'beyond all time', value: `1.9999999999999999.${id}.1763715660000` },
      { title: 'with another id', value: `1.1763715600000.${id}' or 1=1.1763715660000` },
      { title: 'followed by a line break', value: `${written}\n` },
    ])
    .run(({ assert }, { value }) => {
      assert.isNull(decodeCursor(value))
    })
})
