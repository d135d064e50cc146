import { usePage } from '@inertiajs/react'
import { useEffect } from 'react'

/** Outside the component, as changing the layout unmounts it. */
let shown = ''

/**
 * After a visit to another page the focus is on its heading, so that screen readers say where one is; unless
 * the page itself has put it somewhere.
 */
export function usePageFocus() {
  const { path } = usePage().props
  useEffect(() => {
    const isOther = shown && shown !== path
    shown = path
    if (!isOther || document.activeElement?.closest('main, dialog')) return
    // Some pages have one for phones and one for wide screens.
    const headings = [...document.querySelectorAll<HTMLElement>('h1')]
    const heading = headings.find(({ offsetParent }) => offsetParent)
    if (!heading) return
    heading.tabIndex = -1
    heading.focus({ preventScroll: true })
  }, [path])
}
