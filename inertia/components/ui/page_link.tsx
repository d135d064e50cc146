import { router } from '@inertiajs/react'
import type { VisitOptions } from '@inertiajs/core'
import type { ComponentProps, MouseEvent } from 'react'

interface Props extends ComponentProps<'a'> {
  href: string
  /** Options of the visit. */
  visit?: VisitOptions
}

/**
 * A plain link to another page. Inertia's Link has some forty options and costs more to render, on the
 * server and in the browser.
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

/** Any other click opens a tab, a window or a menu. */
function isPlainClick(event: MouseEvent) {
  const { altKey, button, ctrlKey, defaultPrevented, metaKey, shiftKey } = event
  return button === 0 && !(altKey || ctrlKey || defaultPrevented || metaKey || shiftKey)
}
