import type { ReactNode } from 'react'

interface Props {
  icon: ReactNode
  title: string
  children?: ReactNode
  /** One button or link. */
  action?: ReactNode
}

/** Says why there is nothing, and what to do about it. */
export function EmptyState({ icon, title, children, action }: Props) {
  return (
    <div className="mx-auto flex max-w-md flex-col items-center px-4 py-12 text-center">
      <span className="grid size-20 place-items-center rounded-full bg-tint text-primary-strong [&>svg]:size-9">
        {icon}
      </span>
      <h2 className="mt-5 text-xl">{title}</h2>
      {children && <p className="mt-2 text-pretty text-muted">{children}</p>}
      {action && <div className="mt-6">{action}</div>}
    </div>
  )
}
