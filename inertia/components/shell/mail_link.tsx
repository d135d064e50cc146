import type { ReactNode } from 'react'

/** Opens the mail program of the reader; a link of Inertia would ask the server for it. */
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
