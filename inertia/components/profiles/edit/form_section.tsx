import type { ReactNode } from 'react'

interface Props {
  /** Target of links to this section. */
  id: string
  title: string
  hint?: string
  children: ReactNode
}

/** A section of the form. */
export function FormSection({ id, title, hint, children }: Props) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="scroll-mt-20 pt-5">
      <h2 id={`${id}-title`}>{title}</h2>
      {hint && <p className="mt-1.5 text-sm text-pretty text-muted">{hint}</p>}
      <div className="mt-4 flex flex-col gap-5">{children}</div>
    </section>
  )
}
