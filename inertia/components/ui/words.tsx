import type { ReactNode } from 'react'

/**
 * Text beside an icon that comes, goes or changes, in an element of its own: a browser that translates a
 * page replaces bare text, before which React then can insert nothing.
 */
export function Words({ children }: { children: ReactNode }) {
  return typeof children === 'string' ? <span>{children}</span> : children
}
