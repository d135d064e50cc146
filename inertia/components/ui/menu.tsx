import { type ReactNode, type ToggleEvent, useId, useState } from 'react'
import { classNames } from '~/components/ui/class_names'
import { focusFirst, moveFocus } from '~/plain/menu_focus'
import { placeMenu } from '~/plain/menu_place'

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
    if (event.newState === 'open') focusFirst(event.currentTarget)
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
          'inline-flex min-h-11 min-w-[min(2.75rem,12.25vw)] items-center justify-center gap-2 rounded-full',
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
        onBeforeToggle={(event) => placeMenu(event.currentTarget)}
        onToggle={onToggle}
        onKeyDown={(event) => moveFocus(event.currentTarget, event)}
        onClick={(event) => isItem(event.target) && event.currentTarget.hidePopover()}
      >
        {children}
      </div>
    </>
  )
}

function isItem(target: EventTarget) {
  return (
    target instanceof Element && target.closest('a[role^=menuitem], button[type=button]') !== null
  )
}
