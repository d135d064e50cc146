import type { ReactNode } from 'react'
import { PageTitle } from '~/components/shell/page_title'
import { classNames } from '~/components/ui/class_names'

interface Props {
  icon: ReactNode
  tone?: string
  title: string
  action: ReactNode
  children: ReactNode
}

/** Outcome of a link or a form, with the next step. */
export function Outcome({ icon, tone = 'text-primary-strong', title, action, children }: Props) {
  return (
    <section className="mx-auto flex max-w-[34rem] flex-col items-center px-5 py-16 text-center lg:py-28">
      <PageTitle title={title} />
      <span
        className={classNames(
          'grid size-20 place-items-center rounded-full bg-tint [&>svg]:size-9',
          tone
        )}
      >
        {icon}
      </span>
      <h1 className="mt-6">{title}</h1>
      <div className="mt-3 flex flex-col gap-3 text-pretty text-muted">{children}</div>
      <div className="mt-8 flex flex-col items-center gap-3">{action}</div>
    </section>
  )
}
