import { router } from '@inertiajs/react'
import { useEffect, useRef, useState } from 'react'
import type { Deck } from '~/components/swipe/deck'

/**
 * The deck, written into the page's entry of the history as well: who looks at a profile and
 * comes back goes on where they were.
 */
export function useSavedDeck(first: Deck) {
  const [deck, setDeck] = useState(first)
  const kept = useRef(first)
  useEffect(() => {
    if (kept.current === deck) return
    kept.current = deck
    router.replace({
      props: (props) => ({ ...props, ...deck }),
      preserveScroll: true,
      preserveState: true,
    })
  }, [deck])
  return [deck, setDeck] as const
}
