import './tinderswipe.css'
import { beginPlainPage } from '../plain/begin'
import { followDrag } from './tinderswipe/drag'

/*
 * A deck of five cards, swiped by finger, key or button. Who was liked goes on into the sign-up; a card
 * that was passed leaves nothing.
 */
type Side = 'left' | 'right'

const liked: string[] = []
const deck = document.querySelector<HTMLElement>('[data-deck]')
const said = document.querySelector<HTMLElement>('[data-said]')

beginPlainPage()
document.querySelector('[data-like]')?.addEventListener('click', () => decide('right'))
document.querySelector('[data-pass]')?.addEventListener('click', () => decide('left'))
document.addEventListener('keydown', pressed)
if (deck) followDrag(deck, topCard, decide)

function topCard() {
  return deck?.querySelector<HTMLElement>('[data-at="0"]') ?? null
}

/** Arrows within the question choose an answer. */
function pressed({ altKey, ctrlKey, key, metaKey, target }: KeyboardEvent) {
  if (altKey || ctrlKey || metaKey) return
  if (target instanceof Element && target.closest('input, dialog')) return
  if (key === 'ArrowRight') decide('right')
  if (key === 'ArrowLeft') decide('left')
}

function decide(side: Side) {
  const card = topCard()
  if (!card) return
  if (side === 'right' && card.dataset.member) keep(card, card.dataset.member)
  card.classList.add(`gone-${side}`)
  card.dataset.at = 'gone'
  for (const next of deck?.querySelectorAll<HTMLElement>('[data-card]') ?? []) {
    const at = Number(next.dataset.at)
    if (at > 0) next.dataset.at = String(at - 1)
  }
  const next = topCard()
  if (!next) return end()
  if (said) said.textContent = next.querySelector('.name')?.textContent?.trim() ?? ''
}

/** Until the sign-up, in its form alone; the end shows the face. */
function keep(card: HTMLElement, member: string) {
  liked.push(member)
  const face = card.querySelector('img')?.cloneNode()
  if (face) document.querySelector('[data-faces]')?.append(face)
  const form = document.querySelector<HTMLFormElement>('[data-question]')
  const known = form?.querySelector<HTMLInputElement>('[name=likes]')
  const field = known ?? document.createElement('input')
  Object.assign(field, { type: 'hidden', name: 'likes', value: liked.join(',') })
  form?.append(field)
}

function end() {
  const part = document.querySelector<HTMLElement>('[data-end]')
  deck?.setAttribute('hidden', '')
  document.querySelector('[data-help]')?.setAttribute('hidden', '')
  part?.removeAttribute('hidden')
  if (liked.length > 0) part?.querySelector('[data-liked]')?.removeAttribute('hidden')
  document.querySelector('.step')?.classList.add('whole')
  part?.querySelector<HTMLElement>('h2')?.focus()
}
