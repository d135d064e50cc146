import type { Data } from '@generated/data'

export type Card = Data.SwipeCard
export type Verdict = 'like' | 'pass'

/** What the game holds: it is in the page's own props, too, for who comes back to it. */
export interface Deck {
  /** The first one lies on top. */
  cards: Card[]
  /** Where the cards after these begin; null when there are no more. */
  next: string | null
  /** Whom the member passed, the last one at the end. */
  passed: Card[]
  likesLeft: number
}

/** The top card is decided upon. */
export function afterVerdict(deck: Deck, verdict: Verdict): Deck {
  const [top, ...cards] = deck.cards
  if (!top) return deck
  if (verdict === 'like') return { ...deck, cards, likesLeft: deck.likesLeft - 1 }
  return { ...deck, cards, passed: [...without(deck.passed, top), top] }
}

/** The last one passed lies on top again. */
export function afterUndo(deck: Deck): Deck {
  const last = deck.passed.at(-1)
  if (!last) return deck
  return { ...deck, cards: [last, ...without(deck.cards, last)], passed: deck.passed.slice(0, -1) }
}

/** What could not be sent is as if it had not been decided. */
export function takenBack(deck: Deck, card: Card, verdict: Verdict): Deck {
  const cards = [card, ...without(deck.cards, card)]
  const passed = without(deck.passed, card)
  return { ...deck, cards, passed, likesLeft: deck.likesLeft + (verdict === 'like' ? 1 : 0) }
}

/** More cards below; one that is here already, or was passed meanwhile, does not come twice. */
export function withMore(deck: Deck, more: Pick<Deck, 'cards' | 'next'>): Deck {
  const known = new Set([...deck.cards, ...deck.passed].map(({ id }) => id))
  const fresh = more.cards.filter(({ id }) => !known.has(id))
  return { ...deck, cards: [...deck.cards, ...fresh], next: more.next }
}

/** The server counts for all windows of the member; a like still on its way is counted here. */
export function withLikesLeft(deck: Deck, likesLeft: number): Deck {
  return { ...deck, likesLeft: Math.min(deck.likesLeft, likesLeft) }
}

function without(cards: Card[], { id }: Card) {
  return cards.filter((card) => card.id !== id)
}
