import { test } from '@japa/runner'
import '@japa/assert'
import {
  afterUndo,
  afterVerdict,
  takenBack,
  withLikesLeft,
  withMore,
} from '../../../../inertia/components/swipe/deck.js'

function card(id: string) {
  const shown = { name: id, place: 'Utrecht', picture: null, large: null, about: null, age: 30 }
  return { id, ...shown, fictional: false, liked: false, online: false, isNew: false }
}

const deck = { cards: ['ada', 'bea', 'cleo'].map(card), next: 'x', passed: [], likesLeft: 4 }

function ids(cards: readonly { id: string }[]) {
  return cards.map(({ id }) => id).join(' ')
}

test.group('The deck on the page', () => {
  test('moves on after a like, and counts it', ({ assert }) => {
    const after = afterVerdict(deck, 'like')
    assert.equal(ids(after.cards), 'bea cleo')
    assert.equal(after.likesLeft, 3)
    assert.isEmpty(after.passed)
  })

  test('remembers passes, and undoes the last one first', ({ assert }) => {
    const passed = afterVerdict(afterVerdict(deck, 'pass'), 'pass')
    assert.equal(ids(passed.cards), 'cleo')
    const once = afterUndo(passed)
    assert.equal(ids(once.cards), 'bea cleo')
    assert.equal(ids(afterUndo(once).cards), 'ada bea cleo')
    assert.equal(passed.likesLeft, 4)
  })

  test('does nothing when it is empty', ({ assert }) => {
    assert.deepEqual(afterUndo(deck), deck)
    const empty = { ...deck, cards: [] }
    assert.deepEqual(afterVerdict(empty, 'like'), empty)
  })

  test('restores a card whose decision could not be sent', ({ assert }) => {
    assert.deepEqual(takenBack(afterVerdict(deck, 'like'), deck.cards[0], 'like'), deck)
    assert.deepEqual(takenBack(afterVerdict(deck, 'pass'), deck.cards[0], 'pass'), deck)
  })

  test('is refilled at the end, without duplicates', ({ assert }) => {
    const passed = afterVerdict(deck, 'pass')
    const more = withMore(passed, { cards: ['ada', 'cleo', 'dora'].map(card), next: null })
    assert.equal(ids(more.cards), 'bea cleo dora')
    assert.isNull(more.next)
  })

  test("shows the lower of the server's and its own number of likes left", ({ assert }) => {
    assert.equal(withLikesLeft(deck, 1).likesLeft, 1)
    assert.equal(withLikesLeft({ ...deck, likesLeft: 2 }, 3).likesLeft, 2)
  })
})
