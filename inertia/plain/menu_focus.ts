type Key = Readonly<{ key: string; preventDefault: () => void }>

/** An opened menu begins at its first item. */
export function focusFirst(menu: HTMLElement) {
  itemsOf(menu)[0]?.focus()
}

/** Arrows, Home and End move between the items of a menu; Tab leaves it. */
export function moveFocus(menu: HTMLElement, event: Key) {
  if (event.key === 'Tab') return menu.hidePopover()
  const items = itemsOf(menu)
  const current = items.findIndex((item) => item === document.activeElement)
  const next = nextIndex(event.key, current, items.length)
  if (next === undefined) return
  event.preventDefault()
  items[next]?.focus()
}

function itemsOf(menu: HTMLElement) {
  return [...menu.querySelectorAll<HTMLElement>('[role^=menuitem]')]
}

function nextIndex(key: string, current: number, count: number) {
  if (key === 'ArrowDown') return (current + 1) % count
  if (key === 'ArrowUp') return (current - 1 + count) % count
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
}
