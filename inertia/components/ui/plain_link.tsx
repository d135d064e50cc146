import { router } from '@inertiajs/react'
import type { MouseEvent, ReactNode } from 'react'

interface Props {
  href: string
  className?: string
  children: ReactNode
}

/**
 * A link to another page for the rows of a long list: Inertia's own link takes some forty settings
 * and weighs on every row, on the server and in the browser.
 */
export function ListLink({ href, ...rest }: Props) {
  const follow = (event: MouseEvent) => {
    if (!isPlainClick(event)) return
    event.preventDefault()
    router.visit(href)
  }
  return <a href={href} onClick={follow} {...rest} />
}

/** Any other one opens a tab, a window or a menu: that is the browser's business. */
function isPlainClick(event: MouseEvent) {
  const { altKey, button, ctrlKey, defaultPrevented, metaKey, shiftKey } = event
  return button === 0 && !(altKey || ctrlKey || defaultPrevented || metaKey || shiftKey)
}
