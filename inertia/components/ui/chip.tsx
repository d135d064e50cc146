import { Link } from '@inertiajs/react'
import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { classNames } from '~/components/ui/class_names'
import { Words } from '~/components/ui/words'

interface Props {
  icon?: ReactNode
  /** Filled, for what is shared or active. */
  filled?: boolean
  children: ReactNode
}

/** A word or two, such as an interest. */
export function Chip({ icon, filled, children }: Props) {
  return (
    <span className={chipClasses(filled)}>
      {icon}
      <Words>{children}</Words>
    </span>
  )
}

interface RemovableProps extends Omit<Props, 'filled'> {
  /** Accessible name, such as "Remove filter: age 27 – 39". */
  removeLabel: string
  /** URL without it; or handle it in `onRemove`. */
  href?: string
  onRemove?: () => void
}

/** An active filter or choice; a press removes it. */
export function RemovableChip({ icon, removeLabel, href, onRemove, children }: RemovableProps) {
  const content = (
    <>
      {icon}
      <span aria-hidden="true">{children}</span>
      <span className="sr-only">{removeLabel}</span>
      <X aria-hidden="true" className="size-4 shrink-0" />
    </>
  )
  const classes = classNames(
    chipClasses(true),
    "relative hover:brightness-95 after:absolute after:-inset-1 after:content-['']"
  )
  if (href !== undefined) {
    return (
      <Link href={href} preserveScroll className={classes}>
        {content}
      </Link>
    )
  }
  return (
    <button type="button" onClick={onRemove} className={classes}>
      {content}
    </button>
  )
}

function chipClasses(filled?: boolean) {
  return classNames(
    'inline-flex min-h-9 items-center gap-2 rounded-full whitespace-nowrap px-3.5 text-sm font-semibold',
    filled ? 'bg-tint' : 'inset-ring-[1.5px] inset-ring-line'
  )
}
