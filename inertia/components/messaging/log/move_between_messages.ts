import type { KeyboardEvent } from 'react'

const steps: Record<string, number> = { ArrowUp: -1, ArrowDown: 1 }

/** Marks the button or link beside a message. */
export const messageAct = { 'data-message-act': true }

/** Up and Down lead from what is beside one message to that of the next: for Tab all are one stop. */
export function moveBetweenMessages(event: KeyboardEvent<HTMLElement>) {
  const acts = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-message-act]')]
  const current = acts.findIndex((act) => act === event.target)
  const step = steps[event.key]
  if (!step || current === -1) return
  event.preventDefault()
  acts[current + step]?.focus()
}
