import { createElement, type SVGProps } from 'react'
import type { LucideIconData } from 'lucide-react'
import { classNames } from '~/components/ui/class_names'

/**
 * Draws Lucide's icons in place of its own component, whose many options, none of which this site
 * uses, took a fifth of the time in which the server renders a page. What all icons have in common
 * is the style of `.line-icon`.
 */
export default function lightIcon({ size, node }: LucideIconData) {
  const shapes = node.map(([tag, attributes]) => createElement(tag, attributes))
  const viewBox = `0 0 ${size} ${size}`
  return function Icon({ className, ...rest }: SVGProps<SVGSVGElement>) {
    const look = classNames('line-icon', className)
    return createElement('svg', { 'aria-hidden': true, viewBox, className: look, ...rest }, shapes)
  }
}
