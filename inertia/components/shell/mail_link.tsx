import type { ReactNode } from 'react'

/** A mailto link; an Inertia link would send it to the server. */
export function MailLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <a
      href={`mailto:${to}`}
      className="py-2.5 font-semibold wrap-anywhere text-primary-strong underline"
    >
      {children}
    </a>
  )
}
