import { test } from '@japa/runner'
import '@japa/assert'
import {
  forgetLastConversation,
  saveDraft,
  saveLastConversation,
  readDraft,
  readLastConversation,
} from '../../../../inertia/components/messaging/storage.js'
import { clearBrowserEntries } from '../../../../inertia/browser_entries.js'

const conversation = { partnerId: 'bob', openedAt: 1000 }

test.group('The messaging storage of a browser', (group) => {
  group.each.teardown(clearBrowserEntries)

  test('holds a draft for each conversation', ({ assert }) => {
    saveDraft('cleo:bob', 'Dear Bob')
    saveDraft('cleo:dirk', 'Dear Dirk')
    saveDraft('cleo:dirk', '')
    assert.deepEqual([readDraft('cleo:bob'), readDraft('cleo:dirk')], ['Dear Bob', ''])
  })

  test('holds the last conversation of each member', ({ assert }) => {
    saveLastConversation('cleo', conversation)
    assert.deepEqual(readLastConversation('cleo'), conversation)
    assert.isNull(readLastConversation('eva'))
  })

  test('forgets the last conversation unless another one was opened since', ({ assert }) => {
    saveLastConversation('cleo', conversation)
    forgetLastConversation('cleo', 'dirk')
    assert.deepEqual(readLastConversation('cleo'), conversation)
    forgetLastConversation('cleo', 'bob')
    assert.isNull(readLastConversation('cleo'))
  })

  test('is cleared on logout', ({ assert }) => {
    saveLastConversation('cleo', conversation)
    saveDraft('cleo:bob', 'Dear Bob')
    clearBrowserEntries()
    assert.isNull(readLastConversation('cleo'))
    assert.equal(readDraft('cleo:bob'), '')
  })
})
