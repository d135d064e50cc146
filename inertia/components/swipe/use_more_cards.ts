import { type Dispatch, type SetStateAction, useEffect, useRef, useState } from 'react'
import { type Deck, withMore } from '~/components/swipe/deck'
import { callServer } from '~/live/call_server'

/** With fewer cards than this, the next ones are prefetched. */
const prefetchBelow = 4

/** Keeps the deck filled; `stuck` says that loading the next cards failed. */
export function useMoreCards(
  deck: Deck,
  change: Dispatch<SetStateAction<Deck>>,
  everywhere: boolean
) {
  const requested = useRef<string | null>(null)
  const [stuck, setStuck] = useState(false)

  const load = async (next: string) => {
    requested.current = next
    setStuck(false)
    const answer = await callServer<'swipe_game.cards.index'>('GET', urlOf(next, everywhere))
    if (!answer?.ok) {
      requested.current = null
      return setStuck(true)
    }
    const more = await answer.json()
    change((now) => withMore(now, more))
  }

  useEffect(() => {
    const { cards, next } = deck
    if (next && cards.length < prefetchBelow && requested.current !== next) void load(next)
  }, [deck.cards.length, deck.next])
  return { stuck, loadMore: () => deck.next && void load(deck.next) }
}

function urlOf(after: string, everywhere: boolean) {
  return `/swipe-game/cards?after=${after}${everywhere ? '&everywhere=1' : ''}`
}
