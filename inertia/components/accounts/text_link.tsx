import { Link } from '@inertiajs/react'
import type { ReactNode } from 'react'

/** A link in a sentence, with a large touch target. */
export function TextLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Link
      href={href}
      className="-my-2.5 inline-block py-2.5 font-semibold text-primary-strong underline"
    >
      {children}
    </Link>
  )
}
