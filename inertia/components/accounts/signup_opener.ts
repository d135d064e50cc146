import { createContext, type MouseEvent, useContext } from 'react'

/** Opens the sign-up modal with the page of a URL; null in layouts without the modal. */
export const SignupOpener = createContext<((href: string) => void) | null>(null)

/** Click handler for links to the sign-up: opens the modal where there is one. */
export function useSignupModal() {
  const open = useContext(SignupOpener)
  return (event: MouseEvent) => {
    const link = event.currentTarget
    if (!open || !(link instanceof HTMLAnchorElement) || opensElsewhere(event)) return
    event.preventDefault()
    // Safari does not focus a clicked link, but closing the modal must return the focus to it.
    link.focus()
    open(link.href)
  }
}

function opensElsewhere({ altKey, ctrlKey, metaKey, shiftKey }: MouseEvent) {
  return altKey || ctrlKey || metaKey || shiftKey
}
