import type { Read } from '@generated/answers'
import type { Data } from '@generated/data'

export type Card = Data.SwipeCard
export type Verdict = 'like' | 'pass'

export type Game = Read<'discovery/swipe_game', 'swipeGame'>

/**
 * State of the swipe game; it is also saved in the page's props, for coming back to it. The first card
 * is on top; `next` is the cursor of the cards after these, null when there are no more; of the members
 * passed, the latest comes last.
 */
export type Deck = Pick<Game, 'cards' | 'next' | 'passed' | 'likesLeft'>

export function afterVerdict(deck: Deck, verdict: Verdict): Deck {
  const [top, ...cards] = deck.cards
  if (!top) return deck
  if (verdict === 'like') return { ...deck, cards, likesLeft: deck.likesLeft - 1 }
  return { ...deck, cards, passed: [...without(deck.passed, top), top] }
}

/** Undoes the latest pass. */
export function afterUndo(deck: Deck): Deck {
  const last = deck.passed.at(-1)
  if (!last) return deck
  return { ...deck, cards: [last, ...without(deck.cards, last)], passed: deck.passed.slice(0, -1) }
}

/** Rolls back a verdict that could not be sent. */
export function takenBack(deck: Deck, card: Card, verdict: Verdict): Deck {
  const cards = [card, ...without(deck.cards, card)]
  const passed = without(deck.passed, card)
  return { ...deck, cards, passed, likesLeft: deck.likesLeft + (verdict === 'like' ? 1 : 0) }
}

/** Appends cards, without those already known or passed. */
export function withMore(deck: Deck, more: Pick<Deck, 'cards' | 'next'>): Deck {
  const known = new Set([...deck.cards, ...deck.passed].map(({ id }) => id))
  const fresh = more.cards.filter(({ id }) => !known.has(id))
  return { ...deck, cards: [...deck.cards, ...fresh], next: more.next }
}

/** The lower count wins: the server knows other windows, this deck its pending likes. */
export function withLikesLeft(deck: Deck, likesLeft: number): Deck {
  return { ...deck, likesLeft: Math.min(deck.likesLeft, likesLeft) }
}

function without(cards: Card[], { id }: Card) {
  return cards.filter((card) => card.id !== id)
}
