import type { ReactNode } from 'react'

interface Props {
  picture: ReactNode
  title: string
  children: ReactNode
  /** What comes next. */
  actions?: ReactNode
}

/** Outcome of a payment, with the next step. */
export function Outcome({ picture, title, children, actions }: Props) {
  return (
    <section className="flex flex-col items-center text-center">
      {picture}
      <h1 className="mt-6">{title}</h1>
      <div className="mt-3 max-w-md text-pretty text-muted">{children}</div>
      {actions && <div className="mt-8 flex w-full max-w-80 flex-col gap-3">{actions}</div>}
    </section>
  )
}

/** An icon in a circle, for all outcomes but success. */
export function Sign({ children, danger }: { children: ReactNode; danger?: boolean }) {
  return (
    <span
      className={`grid size-20 place-items-center rounded-full bg-tint [&>svg]:size-9 ${danger ? 'text-danger' : 'text-primary-strong'}`}
    >
      {children}
    </span>
  )
}
