import { router } from '@inertiajs/react'
import type { VisitOptions } from '@inertiajs/core'
import type { ComponentProps, MouseEvent } from 'react'

interface Props extends ComponentProps<'a'> {
  href: string
  /** How the page is visited, where it is not just opened. */
  visit?: VisitOptions
}

/**
 * A link that leads to another page, as most do: Inertia's own takes some forty settings and
 * weighs on the server and in the browser.
 */
export function PageLink({ href, visit, onClick, ...rest }: Props) {
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    if (!isPlainClick(event)) return
    event.preventDefault()
    router.visit(href, visit)
  }
  return <a href={href} onClick={follow} {...rest} />
}

/** Any other one opens a tab, a window or a menu: that is the browser's business. */
function isPlainClick(event: MouseEvent) {
  const { altKey, button, ctrlKey, defaultPrevented, metaKey, shiftKey } = event
  return button === 0 && !(altKey || ctrlKey || defaultPrevented || metaKey || shiftKey)
}
