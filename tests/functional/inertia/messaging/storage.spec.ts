import { test } from '@japa/runner'
import '@japa/assert'
import {
  forgetKeptTexts,
  forgetLastChat,
  keepDraft,
  keepLastChat,
  readDraft,
  readLastChat,
} from '../../../../inertia/components/messaging/storage.js'

const chat = { partnerId: 'bob', openedAt: 1000 }

test.group('What a browser keeps', (group) => {
  group.each.teardown(forgetKeptTexts)

  test('is a draft for each conversation', ({ assert }) => {
    keepDraft('cleo:bob', 'Dear Bob')
    keepDraft('cleo:dirk', 'Dear Dirk')
    keepDraft('cleo:dirk', '')
    assert.deepEqual([readDraft('cleo:bob'), readDraft('cleo:dirk')], ['Dear Bob', ''])
  })

  test('is the last chat of this member, not of the next', ({ assert }) => {
    keepLastChat('cleo', chat)
    assert.deepEqual(readLastChat('cleo'), chat)
    assert.isNull(readLastChat('eva'))
  })

  test('does not bring back a chat that was removed, but one opened since', ({ assert }) => {
    keepLastChat('cleo', chat)
    forgetLastChat('cleo', 'dirk')
    assert.deepEqual(readLastChat('cleo'), chat)
    forgetLastChat('cleo', 'bob')
    assert.isNull(readLastChat('cleo'))
  })

  test('is gone with who signs out', ({ assert }) => {
    keepLastChat('cleo', chat)
    keepDraft('cleo:bob', 'Dear Bob')
    forgetKeptTexts()
    assert.isNull(readLastChat('cleo'))
    assert.equal(readDraft('cleo:bob'), '')
  })
})
