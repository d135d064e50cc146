import { test } from '@japa/runner'
import '@japa/assert'
import { groupBubbles } from '../../../../inertia/components/messaging/log/group_bubbles.js'
import {
  bubblesOf,
  mergeMessages,
  newestSequence,
  oldestSequence,
  withoutArrived,
  withRemoved,
  type Sent,
} from '../../../../inertia/components/messaging/log/messages.js'

function message(sequence: number | null, changes: Partial<Sent> = {}): Sent {
  const id = changes.clientId ?? `id-${sequence}`
  const at = `2026-03-01T12:00:${String(sequence ?? 59).padStart(2, '0')}.000Z`
  return {
    id,
    clientId: null,
    sequence,
    mine: false,
    kind: 'text',
    body: 'Hoi',
    gift: null,
    picture: null,
    cost: null,
    caution: null,
    removed: false,
    at,
    ...changes,
  }
}

function sequences(messages: readonly Sent[]) {
  return messages.map(({ sequence }) => sequence)
}

const day = (at: string) => at.slice(0, 10)
const at = '2026-03-01T12:01:00.000Z'
const unsent = { clientId: 'one', body: 'Hoi', at, failed: false, refusal: null }

test.group('Messages of a conversation', () => {
  test('stand in the order of the conversation, each once', ({ assert }) => {
    const merged = mergeMessages([message(1), message(3)], [message(2), message(3)])
    assert.deepEqual(sequences(merged), [1, 2, 3])
  })

  test('stay removed when an older copy of them arrives', ({ assert }) => {
    const removed = withRemoved([message(1), message(2)], ['id-1'])
    const merged = mergeMessages(removed, [message(1), message(3)])
    assert.deepEqual(
      merged.map(({ body }) => body),
      ['', 'Hoi', 'Hoi']
    )
  })

  test('lose gift and picture when they are removed', ({ assert }) => {
    const picture = { thumb: '/thumb', full: '/full', width: 900, height: 1200 }
    const gift = message(1, { kind: 'gift', body: '', gift: 'rose' })
    const photo = message(2, { kind: 'photo', body: '', picture })
    for (const removed of withRemoved([gift, photo], ['id-1', 'id-2'])) {
      assert.containsSubset(removed, { gift: null, picture: null, removed: true })
    }
  })

  test('disappear when they are removed while held', ({ assert }) => {
    const held = message(null, { clientId: 'held', mine: true })
    assert.deepEqual(sequences(withRemoved([message(1), held], ['held'])), [1])
  })

  test('stand before those that are held', ({ assert }) => {
    const held = message(null, { clientId: 'held', mine: true })
    assert.deepEqual(sequences(mergeMessages([held], [message(1)])), [1, null])
  })

  test('that were held take their place when they are delivered', ({ assert }) => {
    const held = message(null, { id: 'same', mine: true })
    const delivered = message(2, { id: 'same', mine: true })
    assert.deepEqual(sequences(mergeMessages([message(1), held], [delivered])), [1, 2])
  })

  test('have an oldest and a newest sequence', ({ assert }) => {
    const messages = [message(4), message(5), message(null)]
    assert.equal(oldestSequence(messages), 4)
    assert.equal(newestSequence(messages), 5)
    assert.isNull(oldestSequence([]))
    assert.equal(newestSequence([]), 0)
  })

  test('that arrived are not unsent any more', ({ assert }) => {
    assert.isEmpty(withoutArrived([unsent], [message(1, { clientId: 'one', mine: true })]))
    assert.lengthOf(withoutArrived([unsent], [message(1)]), 1)
  })
})

test.group('Bubbles of a conversation', () => {
  test('keep their key while they are sent, stored and read', ({ assert }) => {
    const sent = message(1, { clientId: 'one', mine: true })
    const [sending] = bubblesOf([], [unsent], 0)
    const [arrived] = bubblesOf([sent], [unsent], 0)
    const [read] = bubblesOf([sent], [], 1)
    assert.deepEqual([sending.state, arrived.state, read.state], ['sending', 'sent', 'read'])
    assert.deepEqual([sending.key, arrived.key, read.key], ['one', 'one', 'one'])
  })

  test('show which are held and which failed', ({ assert }) => {
    const held = message(null, { mine: true })
    const bubbles = bubblesOf([held], [{ ...unsent, failed: true }], 0)
    assert.deepEqual(
      bubbles.map(({ state }) => state),
      ['held', 'failed']
    )
  })

  test('of one member close together are one group', ({ assert }) => {
    const bubbles = bubblesOf([message(1), message(2), message(3, { mine: true })], [], 0)
    const [{ groups }] = groupBubbles(bubbles, day)
    assert.deepEqual(
      groups.map((group) => group.bubbles.length),
      [2, 1]
    )
  })

  test('ten minutes apart are two groups', ({ assert }) => {
    const later = message(2, { at: '2026-03-01T12:11:00.000Z' })
    const [{ groups }] = groupBubbles(bubblesOf([message(1), later], [], 0), day)
    assert.lengthOf(groups, 2)
  })

  test('that failed are not grouped with others', ({ assert }) => {
    const own = message(1, { mine: true, at: unsent.at })
    const bubbles = bubblesOf([own], [{ ...unsent, failed: true }], 0)
    assert.lengthOf(groupBubbles(bubbles, day)[0].groups, 2)
  })

  test('stand under their days', ({ assert }) => {
    const tomorrow = message(2, { at: '2026-03-02T00:01:00.000Z' })
    const days = groupBubbles(bubblesOf([message(1), tomorrow], [], 0), day)
    assert.deepEqual(
      days.map((entry) => entry.day),
      ['2026-03-01', '2026-03-02']
    )
  })
})
