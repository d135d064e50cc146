import type { ComponentProps } from 'react'
import { classNames } from '~/components/ui/class_names'

/** A radio button as large as its row: the row shows the focus, the mark the selection. */
export function RadioMark({ className, ...input }: Omit<ComponentProps<'input'>, 'type'>) {
  return (
    <input
      type="radio"
      {...input}
      className={classNames(
        'size-5.5 shrink-0 appearance-none rounded-full border-2 border-outline bg-surface',
        'outline-none transition checked:border-7 checked:border-primary-strong noscript:hidden',
        className
      )}
    />
  )
}

/** Without script, selecting is a link to the page with that selection. */
export function ChoiceLink({ href, label }: { href: string; label: string }) {
  return (
    <a href={href} className="absolute inset-0 hidden rounded-card noscript:block">
      <span className="sr-only">{label}</span>
    </a>
  )
}
