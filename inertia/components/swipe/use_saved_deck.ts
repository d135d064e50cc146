import { router } from '@inertiajs/react'
import { useEffect, useRef, useState } from 'react'
import type { Deck } from '~/components/swipe/deck'

/**
 * The deck, also saved in the page's history entry, so that a member who comes back from a profile
 * continues where they were.
 */
export function useSavedDeck(first: Deck) {
  const [deck, setDeck] = useState(first)
  const saved = useRef(first)
  useEffect(() => {
    if (saved.current === deck) return
    saved.current = deck
    router.replace({
      props: (props) => ({ ...props, ...deck }),
      preserveScroll: true,
      preserveState: true,
    })
  }, [deck])
  return [deck, setDeck] as const
}
