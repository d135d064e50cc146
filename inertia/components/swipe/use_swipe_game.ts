import { useRef, useState } from 'react'
import {
  afterUndo,
  afterVerdict,
  type Card,
  type Deck,
  takenBack,
  type Verdict,
  withLikesLeft,
} from '~/components/swipe/deck'
import { useSavedDeck } from '~/components/swipe/use_saved_deck'
import { useMoreCards } from '~/components/swipe/use_more_cards'
import { toast } from '~/components/ui/toast'
import { useText } from '~/i18n/use_text'
import { callServer, type Reply } from '~/live/call_server'

export type Leaving = { card: Card; verdict: Verdict }

/** As long as a card takes to fly off; until then no other one can be decided upon. */
const flightMilliseconds = 240

/** The game: shown at once, sent one after the other, taken back where the server could not. */
export function useSwipeGame(first: Deck, everywhere: boolean) {
  const { t } = useText()
  const [deck, change] = useSavedDeck(first)
  const [leaving, setLeaving] = useState<Leaving | null>(null)
  const [returned, setReturned] = useState<string | null>(null)
  const [match, setMatch] = useState<Card | null>(null)
  const flying = useRef(false)
  const sent = useRef<Promise<unknown>>(Promise.resolve())
  const more = useMoreCards(deck, change, everywhere)

  const send = (work: () => Promise<void>) => {
    sent.current = sent.current.then(work)
  }

  const decide = (verdict: Verdict) => {
    const card = deck.cards[0]
    if (!card || flying.current || deck.likesLeft === 0) return
    flying.current = true
    setLeaving({ card, verdict })
    setReturned(null)
    setTimeout(land, flightMilliseconds)
    change((now) => afterVerdict(now, verdict))
    send(() => tell(card, verdict))
  }

  const land = () => {
    flying.current = false
    setLeaving(null)
  }

  const undo = () => {
    const last = deck.passed.at(-1)
    if (!last || flying.current) return
    change(afterUndo)
    setReturned(last.id)
    send(async () => void (await callServer('DELETE', `/swipe-game/${last.id}/pass`)))
  }

  const tell = async (card: Card, verdict: Verdict) => {
    const answer = await callServer<'swipe_game.like.store'>(
      'POST',
      `/swipe-game/${card.id}/${verdict}`
    )
    if (!answer) {
      change((now) => takenBack(now, card, verdict))
      return toast.error(t('swipe.failed'))
    }
    if (verdict === 'like') await hear(card, answer)
  }

  const hear = async (card: Card, answer: Reply<'swipe_game.like.store'>) => {
    if (answer.status === 404) {
      change((now) => ({ ...now, likesLeft: now.likesLeft + 1 }))
      return toast.message(t('swipe.gone'))
    }
    const { likesLeft = 0, match: isMatch } = await answer.json()
    change((now) => withLikesLeft(now, likesLeft))
    if (isMatch) setMatch(card)
  }

  return {
    ...{ deck, leaving, returned, match, decide, undo, ...more },
    dismissMatch: () => setMatch(null),
  }
}
