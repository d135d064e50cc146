import { type KeyboardEvent, type ReactNode, type ToggleEvent, useId, useState } from 'react'
import { classNames } from '~/components/ui/class_names'

interface Props {
  /** Accessible name of the menu and its button. */
  label: string
  trigger: ReactNode
  triggerClassName?: string
  children: ReactNode
}

/** A button with a menu; the popover API opens it before hydration, too. */
export function Menu({ label, trigger, triggerClassName, children }: Props) {
  const id = useId()
  const [open, setOpen] = useState(false)
  const onToggle = (event: ToggleEvent<HTMLDivElement>) => {
    setOpen(event.newState === 'open')
    if (event.newState === 'open') itemsOf(event.currentTarget)[0]?.focus()
  }
  return (
    <>
      <button
        type="button"
        aria-label={label}
        title={label}
        aria-haspopup="menu"
        aria-expanded={open}
        popoverTarget={id}
        className={classNames(
          'inline-flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-full',
          triggerClassName
        )}
      >
        {trigger}
      </button>
      <div
        id={id}
        popover="auto"
        role="menu"
        aria-label={label}
        className="menu"
        onToggle={onToggle}
        onKeyDown={moveFocus}
        onClick={(event) => isItem(event.target) && event.currentTarget.hidePopover()}
      >
        {children}
      </div>
    </>
  )
}

function itemsOf(menu: HTMLElement) {
  return [...menu.querySelectorAll<HTMLElement>('[role^=menuitem]')]
}

function isItem(target: EventTarget) {
  return (
    target instanceof Element && target.closest('a[role^=menuitem], button[type=button]') !== null
  )
}

function moveFocus(event: KeyboardEvent<HTMLDivElement>) {
  if (event.key === 'Tab') return event.currentTarget.hidePopover()
  const items = itemsOf(event.currentTarget)
  const next = nextIndex(
    event.key,
    items.findIndex((item) => item === document.activeElement),
    items.length
  )
  if (next === undefined) return
  event.preventDefault()
  items[next]?.focus()
}

function nextIndex(key: string, current: number, count: number) {
  if (key === 'ArrowDown') return (current + 1) % count
  if (key === 'ArrowUp') return (current - 1 + count) % count
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
}
