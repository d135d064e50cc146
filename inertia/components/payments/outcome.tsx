import type { ReactNode } from 'react'
import { classNames } from '~/components/ui/class_names'

interface Props {
  icon: ReactNode
  tone?: 'success' | 'danger' | 'neutral'
  title: string
  children: ReactNode
  /** What comes next. */
  actions: ReactNode
}

const tones = {
  success: 'bg-tint text-success',
  danger: 'bg-tint text-danger',
  neutral: 'bg-tint text-primary-strong',
}

/** What became of a payment, and what comes next. */
export function Outcome({ icon, tone = 'neutral', title, children, actions }: Props) {
  return (
    <section className="flex flex-col items-center text-center">
      <span
        className={classNames(
          'grid size-20 place-items-center rounded-full [&>svg]:size-9',
          tones[tone]
        )}
      >
        {icon}
      </span>
      <h1 className="mt-6">{title}</h1>
      <div className="mt-3 max-w-md text-pretty text-muted">{children}</div>
      <div className="mt-8 flex w-full max-w-80 flex-col gap-3">{actions}</div>
    </section>
  )
}
