import { type Dispatch, type SetStateAction, useEffect, useRef, useState } from 'react'
import { type Deck, withMore } from '~/components/swipe/deck'
import { callServer } from '~/live/call_server'

/** With fewer cards than this, the next ones are prefetched. */
const few = 4

/** Keeps the deck filled; `stuck` says that loading the next cards failed. */
export function useMoreCards(
  deck: Deck,
  change: Dispatch<SetStateAction<Deck>>,
  everywhere: boolean
) {
  const asked = useRef<string | null>(null)
  const [stuck, setStuck] = useState(false)

  const load = async (next: string) => {
    asked.current = next
    setStuck(false)
    const answer = await callServer('GET', addressOf(next, everywhere))
    if (!answer?.ok) {
      asked.current = null
      return setStuck(true)
    }
    const more = await answer.json()
    change((now) => withMore(now, more))
  }

  useEffect(() => {
    const { cards, next } = deck
    if (next && cards.length < few && asked.current !== next) void load(next)
  }, [deck.cards.length, deck.next])
  return { stuck, loadMore: () => deck.next && void load(deck.next) }
}

function addressOf(after: string, everywhere: boolean) {
  return `/swipe-game/cards?after=${after}${everywhere ? '&everywhere=1' : ''}`
}
