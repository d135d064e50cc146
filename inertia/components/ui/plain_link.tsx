import { router } from '@inertiajs/react'
import type { ComponentProps, MouseEvent } from 'react'

interface Props extends Omit<ComponentProps<'a'>, 'onClick'> {
  href: string
}

/**
 * A link that only leads to another page, for what stands on every page or many times on one:
 * Inertia's own link takes some forty settings and weighs on the server and in the browser.
 */
export function PlainLink({ href, ...rest }: Props) {
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
