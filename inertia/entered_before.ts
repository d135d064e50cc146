import { type ReactNode, useEffect } from 'react'
import { loadChunk } from '~/reload_guard'

/** What a control held before hydration. */
export interface Entry {
  control: Control
  value: string
  checked: boolean
}

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

type Code = Readonly<{ enterAgain: (entries: readonly Entry[]) => void }>

interface Props {
  /** From `enteredBefore`. */
  enterAgain: () => void
  children: ReactNode
}

/** Loads what enters it again, where anything was entered: few type that early. */
export function codeToEnterAgain(root: HTMLElement) {
  return entriesIn(root).length > 0 ? loadChunk(() => import('~/enter_again')) : null
}

/**
 * Notes what was entered into the server's HTML before hydration, which resets prefilled text areas
 * and fields with a state: docs/decisions/0085. The returned function enters it again.
 */
export function enteredBefore(root: HTMLElement, code: Code | null) {
  const entries = entriesIn(root)
  return () => code?.enterAgain(entries)
}

function entriesIn(root: HTMLElement) {
  const controls = [...root.querySelectorAll<Control>('input, select, textarea')]
  return controls.filter(isChanged).map(entryOf)
}

/** The hydrated page. React renders between two events only when no effect is running. */
export function Hydrated({ enterAgain, children }: Props) {
  useEffect(() => queueMicrotask(enterAgain), [])
  return children
}

function isChanged(control: Control) {
  if (control instanceof HTMLSelectElement) {
    return [...control.options].some((option) => option.selected !== isPreselected(option))
  }
  if (control.type === 'file' || control.type === 'hidden') return false
  if (!isCheckable(control)) return control.value !== control.defaultValue
  // The one that is chosen speaks for its group.
  if (control.type === 'radio' && !control.checked) return false
  return control.checked !== control.defaultChecked
}

/** Without a preselected option, a browser selects the first. */
function isPreselected(option: HTMLOptionElement) {
  const options = [...(option.closest('select')?.options ?? [])]
  const preselected = options.findLast((one) => one.defaultSelected) ?? options[0]
  return option === preselected
}

function entryOf(control: Control): Entry {
  return { control, value: control.value, checked: 'checked' in control && control.checked }
}

export function isCheckable(
  control: HTMLInputElement | HTMLTextAreaElement
): control is HTMLInputElement {
  return control.type === 'checkbox' || control.type === 'radio'
}
