import { test } from '@japa/runner'
import { maxFileBytes, takenFiles } from '#core/complaints/attachments'
import { numberFrom, parseNumber } from '#core/complaints/ticket_number'
import { isOfSamePerson, mayDoIn, mayReopen, ticketStates } from '#core/complaints/ticket'
import { parseWords } from '#core/complaints/words'
import { DateTime } from 'luxon'

const png = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1, 2])
const text = new TextEncoder().encode('Total: 19.99')

test.group('The number of a ticket', () => {
  test('has six signs that are not mistaken for others', ({ assert }) => {
    const ids = Array.from({ length: 200 }, () => crypto.randomUUID())
    for (const id of ids)
      assert.match(numberFrom(id), /^V-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{2}$/)
    assert.isAbove(new Set(ids.map(numberFrom)).size, 198)
    assert.equal(numberFrom('01900000-0000-7000-8000-000987654321'), 'V-3PAG-S1')
  })

  test('is understood as people type it', ({ assert }) => {
    for (const typed of ['V-2K7F-9Q', 'v2k7f9q', ' v 2k7f 9q ', '2k7f-9q']) {
      assert.equal(parseNumber(typed), 'V-2K7F-9Q')
    }
    assert.equal(parseNumber('V-OIL0-1A'), 'V-0110-1A')
    for (const wrong of ['', 'V-', '2K7F-9', 'V-2K7F-9QQ', 'V-2K7F-9U', '%']) {
      assert.isNull(parseNumber(wrong))
    }
  })
})

test.group('What may be done with a ticket', () => {
  test('depends on its state', ({ assert }) => {
    const allowed = (act: Parameters<typeof mayDoIn>[1]) =>
      ticketStates.filter((state) => mayDoIn(state, act))
    assert.deepEqual(allowed('answer'), ['open', 'waiting'])
    assert.deepEqual(allowed('solve'), ['open', 'waiting'])
    assert.deepEqual(allowed('merge'), ['open', 'waiting'])
    assert.deepEqual(allowed('assign'), ['open', 'waiting'])
    assert.deepEqual(allowed('reopen'), ['solved'])
    assert.deepEqual(allowed('note'), ['open', 'waiting', 'solved'])
    assert.deepEqual(allowed('link'), ['open', 'waiting', 'solved'])
  })

  test('a reply opens it again for 30 days, while it is not erased', ({ assert }) => {
    const closedAt = DateTime.utc(2026, 11, 1)
    const after = (days: number, subject = 'Charged twice') =>
      mayReopen({ closedAt, subject }, closedAt.plus({ days }))
    assert.deepEqual([after(30), after(30.01), after(1, '')], [true, false, false])
  })

  test('two are of one person by address or by member, on one site', ({ assert }) => {
    const one = { email: 'ada@example.com', userId: null, siteId: 'a', danger: null }
    assert.isTrue(isOfSamePerson(one, one))
    assert.isFalse(isOfSamePerson(one, { ...one, siteId: 'b' }))
    assert.isFalse(isOfSamePerson(one, { ...one, email: 'bob@example.com' }))
    const member = { ...one, userId: 'u' }
    assert.isTrue(isOfSamePerson(member, { ...member, email: 'other@example.com' }))
    assert.isFalse(isOfSamePerson({ ...one, email: null }, { ...one, email: null }))
    assert.isFalse(isOfSamePerson(member, { ...member, danger: 'distress' }))
  })
})

test.group('Words of a ticket', () => {
  test('are trimmed, without what steers a terminal or turns the text round', ({ assert }) => {
    assert.containSubset(parseWords(' a\r\nb\u0007\u202ec '), { value: 'a\nbc' })
    assert.containSubset(parseWords(' \n '), { refusal: 'words_missing' })
    assert.isTrue(parseWords('x'.repeat(10_000)).ok)
    assert.containSubset(parseWords('x'.repeat(10_001)), { details: { max: 10_000 } })
  })
})

test.group('Attachments', () => {
  test('are taken by their bytes, whatever they claim to be', ({ assert }) => {
    const { leftOut, taken } = takenFiles([
      { name: 'invoice.exe', bytes: png },
      { name: 'bill.txt', bytes: text },
      { name: 'photo.png', bytes: new TextEncoder().encode('<svg onload=alert(1)>') },
    ])
    assert.deepEqual(
      taken.map(({ name, type }) => [name, type]),
      [
        ['invoice.png', 'image/png'],
        ['bill.txt', 'text/plain'],
      ]
    )
    assert.equal(leftOut, 1)
  })

  test('are known as {type} by their first bytes')
    .with([
      { type: 'image/jpeg', bytes: [0xff, 0xd8, 0xff] },
      { type: 'image/png', bytes: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a] },
      { type: 'image/webp', bytes: [1, 2, 3, 4, 5, 6, 7, 8, 0x57, 0x45, 0x42, 0x50] },
      { type: 'application/pdf', bytes: [0x25, 0x50, 0x44, 0x46, 0x2d] },
    ])
    .run(({ assert }, { bytes, type }) => {
      const typeOf = (head: number[]) =>
        takenFiles([{ name: 'a', bytes: new Uint8Array(head) }]).taken[0]?.type
      assert.equal(typeOf([...bytes, 1]), type)
      assert.isUndefined(typeOf([...bytes.slice(0, -1), 0x7f]))
    })

  test('are no text when they are empty or hold a null byte', ({ assert }) => {
    for (const bytes of [[], [65, 0]]) {
      const empty = takenFiles([{ name: 'a.txt', bytes: new Uint8Array(bytes) }])
      assert.deepEqual(empty, { taken: [], leftOut: 1 })
    }
  })

  test('are at most three, and none is larger than 3 MB', ({ assert }) => {
    assert.equal(maxFileBytes, 3_145_728)
    const large = new Uint8Array(maxFileBytes + 1)
    large.set(png)
    const five = Array.from({ length: 4 }, () => ({ name: 'a.png', bytes: png }))
    const { leftOut, taken } = takenFiles([{ name: 'large.png', bytes: large }, ...five])
    assert.deepEqual([taken.length, leftOut], [3, 2])
    const largest = { name: 'largest.png', bytes: large.subarray(0, maxFileBytes) }
    assert.lengthOf(takenFiles([largest]).taken, 1)
  })

  test('have names without folders, and with the right ending', ({ assert }) => {
    const named = (name: string) => takenFiles([{ name, bytes: png }]).taken[0].name
    assert.equal(named('../../etc/passwd'), 'passwd.png')
    assert.equal(named('C:\\x\\mijn "bon".html'), 'mijn bon.png')
    assert.equal(named(''), 'file.png')
    assert.equal(named('x'.repeat(200)), `${'x'.repeat(100)}.png`)
    assert.equal(named('été\r\nX: y.png'), 'étéX y.png')
  })
})
