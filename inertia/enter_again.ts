import { isCheckable, type Entry } from '~/entered_before'

/** Enters again what was entered before hydration, so that React hears of it. */
export function enterAgain(entries: readonly Entry[]) {
  for (const entry of entries) enter(entry)
}

function enter({ checked, control: before, value }: Entry) {
  const control = inItsPlace(before)
  if (control instanceof HTMLSelectElement) return choose(control, value)
  if (!isCheckable(control)) return type(control, value)
  control.checked = !checked
  control.click()
}

/** What was entered into one field may replace another, as a region does with its cities. */
function inItsPlace(control: Entry['control']) {
  if (control.isConnected) return control
  const [named] = document.getElementsByName(control.name)
  return named instanceof HTMLInputElement ? named : control
}

function choose(select: HTMLSelectElement, value: string) {
  select.value = value
  select.dispatchEvent(new Event('change', { bubbles: true }))
}

function type(field: HTMLInputElement | HTMLTextAreaElement, value: string) {
  const { selectionStart, selectionEnd } = field
  const wasKept = field.value === value
  // React notes what is set on the element, and takes only another value for news.
  field.value = ''
  const prototype = Object.getPrototypeOf(field)
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value)
  if (wasKept && selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd)
  field.dispatchEvent(new Event('input', { bubbles: true }))
  // A slider counts when it is let go.
  if (field.type === 'range') field.dispatchEvent(new Event('pointerup', { bubbles: true }))
}
