import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import {
  isFinal,
  maxDeletionTextLength,
  parseDeletionForm,
  returnOfferedUntil,
} from '#core/accounts/leaving/deletion'
import { ok, refuse } from '#core/result'

const requestedAt = DateTime.utc(2026, 3, 1, 12)
const silent = { reason: 'time', reasonText: '', remarks: '' } as const

test.group('The deletion form', () => {
  test('takes a reason alone', ({ assert }) => {
    const fields = parseDeletionForm(silent)
    assert.deepEqual(fields, { reason: ok('time'), reasonText: ok(null), remarks: ok(null) })
  })

  test('asks for a text with the reason "other", and stores it for that alone', ({ assert }) => {
    const textOf = (reason: 'other' | 'time', reasonText: string) =>
      parseDeletionForm({ ...silent, reason, reasonText }).reasonText
    assert.deepEqual(textOf('other', ' \n'), refuse('delete_reason_text_missing'))
    assert.deepEqual(textOf('other', ' I move to the moon '), ok('I move to the moon'))
    assert.deepEqual(textOf('time', ' I move to the moon '), ok(null))
  })

  test('accepts remarks up to the limit, and not one character more', ({ assert }) => {
    const longest = '👩‍👩‍👧'.repeat(maxDeletionTextLength)
    assert.deepEqual(parseDeletionForm({ ...silent, remarks: longest }).remarks, ok(longest))
    const { remarks } = parseDeletionForm({ ...silent, remarks: `${longest}!` })
    assert.deepEqual(remarks, refuse('text_too_long', { max: maxDeletionTextLength }))
  })
})

test.group('A deletion', () => {
  test('can be undone up to the last moment of its days', ({ assert }) => {
    const deletion = { requestedAt, returnDays: 14 }
    assert.isFalse(isFinal(deletion, requestedAt.plus({ days: 14, milliseconds: -1 })))
    assert.isTrue(isFinal(deletion, requestedAt.plus({ days: 14 })))
  })

  test('may be undone for ten minutes after a login', ({ assert }) => {
    const until = returnOfferedUntil(DateTime.utc(2026, 3, 1, 12))
    assert.equal(until.toISO(), '2026-03-01T12:10:00.000Z')
  })
})
