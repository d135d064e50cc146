import type { Card, Verdict } from '~/components/swipe/deck'
import { SwipeCard } from '~/components/swipe/swipe_card'
import { useDrag } from '~/components/swipe/use_drag'
import type { Leaving } from '~/components/swipe/use_swipe_game'

/** Cards rendered at once; the pictures of the others are not loaded yet. */
const shown = 3

interface Props {
  cards: Card[]
  /** The card in its exit animation, above all others. */
  leaving: Leaving | null
  /** Id of the card that an undo brought back. */
  returned: string | null
  decide: (verdict: Verdict) => void
}

/** The stack of cards, in paint order: the top one comes last. */
export function SwipeStack({ cards, leaving, returned, decide }: Props) {
  const pull = useDrag(decide)
  const lying = cards.slice(0, shown).filter(({ id }) => id !== leaving?.card.id)
  const stack = lying.map((card, place) => (
    <SwipeCard
      key={card.id}
      card={card}
      onTop={place === 0}
      data-place={place}
      data-returned={card.id === returned ? '' : undefined}
      {...(place === 0 && pull)}
    />
  ))
  // In the same list, so that React keeps the element of the top card for its exit.
  const flying = leaving && (
    <SwipeCard
      key={leaving.card.id}
      card={leaving.card}
      onTop={false}
      data-verdict={leaving.verdict}
    />
  )
  return <div className="swipe-stage">{[...stack.toReversed(), flying]}</div>
}
