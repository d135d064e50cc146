import type { Card, Verdict } from '~/components/swipe/deck'
import { SwipeCard } from '~/components/swipe/swipe_card'
import { usePull } from '~/components/swipe/use_pull'
import type { Leaving } from '~/components/swipe/use_swipe_game'

/** How many are there at once: the pictures of those below are loaded when their turn comes. */
const shown = 3

interface Props {
  cards: Card[]
  /** The one that is flying off, above all others. */
  leaving: Leaving | null
  /** The one that was brought back. */
  returned: string | null
  decide: (verdict: Verdict) => void
}

/** The cards on each other; written from the lowest to the top one, as they are painted. */
export function SwipeStack({ cards, leaving, returned, decide }: Props) {
  const pull = usePull(decide)
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
  // In the same list, so that it is the element that was on top which flies off.
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
