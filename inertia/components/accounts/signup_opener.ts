import { createContext, type MouseEvent, useContext } from 'react'

/** Where a layout has the sign-up modal: opens it with what the address holds. */
export const SignupOpener = createContext<((href: string) => void) | null>(null)

/** For links to the sign-up: a press opens the modal; elsewhere, or in a new tab, it is a link. */
export function useSignupModal() {
  const open = useContext(SignupOpener)
  return (event: MouseEvent) => {
    const link = event.currentTarget
    if (!open || !(link instanceof HTMLAnchorElement) || opensElsewhere(event)) return
    event.preventDefault()
    // Not every browser focuses a link that is pressed; the focus is to come back to it.
    link.focus()
    open(link.href)
  }
}

function opensElsewhere({ altKey, ctrlKey, metaKey, shiftKey }: MouseEvent) {
  return altKey || ctrlKey || metaKey || shiftKey
}
