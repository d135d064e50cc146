import type { ReactNode } from 'react'

/** Opens the mail program of the reader; a link of Inertia would ask the server for it. */
export function MailLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <a
      href={`mailto:${to}`}
      className="-my-2.5 inline-block py-2.5 font-semibold text-primary-strong underline"
    >
      {children}
    </a>
  )
}
