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

/** Duration of the exit animation; until it ends, no further verdict is accepted. */
const flightMilliseconds = 240

/** Optimistic swipe game: verdicts are shown at once, sent in order, and rolled back on failure. */
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
    send(() => sendVerdict(card, verdict))
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
    send(async () => {
      await callServer('DELETE', `/swipe-game/${last.id}/pass`)
    })
  }

  const sendVerdict = async (card: Card, verdict: Verdict) => {
    const url = `/swipe-game/${card.id}/${verdict}`
    const answer = await callServer<'swipe_game.like.store'>('POST', url)
    if (!answer) {
      change((now) => takenBack(now, card, verdict))
      return toast.error(t('swipe.failed'))
    }
    if (verdict === 'like') await applyResponse(card, answer)
  }

  const applyResponse = async (card: Card, answer: Reply<'swipe_game.like.store'>) => {
    if (answer.status === 404) {
      change((now) => ({ ...now, likesLeft: now.likesLeft + 1 }))
      return toast.message(t('swipe.gone'))
    }
    const { likesLeft = 0, match: isMatch } = await answer.json()
    change((now) => withLikesLeft(now, likesLeft))
    if (isMatch) setMatch(card)
  }

  return {
    deck,
    leaving,
    returned,
    match,
    decide,
    undo,
    ...more,
    dismissMatch: () => setMatch(null),
  }
}
