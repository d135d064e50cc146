type Side = 'left' | 'right'

/** Past so many pixels a card goes; before that it comes back. */
const farEnough = 96

/** Turns the top card about its foot as a finger or the mouse drags it, and decides when it is let go. */
export function followDrag(
  deck: HTMLElement,
  topCard: () => HTMLElement | null,
  decide: (side: Side) => void
) {
  let from: number | null = null

  deck.addEventListener('pointerdown', (event) => {
    const card = topCard()
    if (!card?.contains(event.target as Node) || event.button !== 0) return
    from = event.clientX
    card.setPointerCapture(event.pointerId)
    card.classList.add('dragged', 'touched')
  })
  deck.addEventListener('pointermove', ({ clientX }) => {
    const card = topCard()
    if (from !== null && card) lean(card, clientX - from)
  })
  deck.addEventListener('pointerup', ({ clientX }) => letGo(clientX - (from ?? clientX)))
  deck.addEventListener('pointercancel', () => letGo(0))

  function letGo(distance: number) {
    const card = topCard()
    if (from === null || !card) return
    from = null
    card.classList.remove('dragged')
    lean(card, 0)
    if (Math.abs(distance) >= farEnough) decide(distance > 0 ? 'right' : 'left')
  }
}

function lean(card: HTMLElement, distance: number) {
  card.style.transform =
    distance === 0 ? '' : `translateX(${distance}px) rotate(${distance / 18}deg)`
  show(card, '.like', distance)
  show(card, '.pass', -distance)
}

function show(card: HTMLElement, stamp: string, distance: number) {
  const found = card.querySelector<HTMLElement>(`.stamp${stamp}`)
  if (found) found.style.opacity = distance > 0 ? String(Math.min(1, distance / farEnough)) : ''
}
