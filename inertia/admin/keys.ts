import { rememberQueue, stepIn } from './queue_steps'

/**
 * Keys of the back office; none is taken while somebody types. `data-key="a"` makes `a` press that
 * button, follow that link or go to that field; `j` and `k` step through a queue; `?` shows
 * `dialog.keys`, the list of them.
 */
export function listenToKeys() {
  rememberQueue()
  offerList()
  document.addEventListener('keydown', press)
  document.addEventListener('keydown', inDraft)
  document.addEventListener('click', lookFirst)
}

/** The button that opens the list would do nothing without scripts. */
function offerList() {
  const button = document.querySelector<HTMLButtonElement>('button[data-key="?"]')
  if (!button) return
  button.hidden = false
  button.addEventListener('click', () => keyList()?.showModal())
}

function keyList() {
  return document.querySelector<HTMLDialogElement>('dialog.keys')
}

function press(event: KeyboardEvent) {
  const { altKey, ctrlKey, metaKey, target } = event
  if (altKey || ctrlKey || metaKey || isTyping(target)) return
  // With caps lock, keys are the same.
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key
  const list = keyList()
  if (list?.open) return key === '?' ? list.close() : undefined
  const pressed = pressable(target, `[data-key="${CSS.escape(key)}"]`)
  if (!(pressed ? use(pressed) : stepIn(key))) return
  event.preventDefault()
}

/** The control that a key presses. Of several, the one in the same `data-keys` as the focus, else the first. */
function pressable(focused: EventTarget | null, selector: string) {
  const near = focused instanceof HTMLElement ? focused.closest('[data-keys]') : null
  const found = near?.querySelector<HTMLElement>(selector)
  return found ?? document.querySelector<HTMLElement>(selector)
}

/**
 * A field gets the focus, and so does a button with `data-twice`, whose act cannot be undone: Enter
 * presses it. Anything else is pressed at once.
 */
function use(pressed: HTMLElement) {
  const isGoneTo = pressed.matches('input, select, textarea, [data-twice]')
  if (isGoneTo) pressed.focus()
  else pressed.click()
  return true
}

/** A button with `data-look-first`, pressed or clicked, shows its picture until that was seen. */
function lookFirst(event: MouseEvent) {
  const { target } = event
  const button = target instanceof Element && target.closest<HTMLElement>('[data-look-first]')
  if (button && !isSeen(button)) event.preventDefault()
}

/** Whether the picture beside a button is there and clear; one that is not begins to be. */
function isSeen(button: HTMLElement) {
  const beside = button.closest('[data-keys]')
  const covered = beside?.querySelector<HTMLElement>('a[data-reveal] .reveal')
  if (!covered) return beside?.querySelector('img')?.complete !== false
  covered.click()
  return false
}

function isTyping(target: EventTarget | null) {
  return target instanceof HTMLElement && target.closest('input, select, textarea') !== null
}

/** Ctrl or Cmd with Enter sends the form of a `data-draft`; Escape leaves it, so that keys work again. */
function inDraft({ ctrlKey, key, metaKey, target }: KeyboardEvent) {
  if (!(target instanceof HTMLTextAreaElement) || !target.matches('[data-draft]')) return
  if (key === 'Escape') target.blur()
  if (key === 'Enter' && (ctrlKey || metaKey)) target.form?.requestSubmit()
}
