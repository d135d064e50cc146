import { classNames } from '~/components/ui/class_names'

const tones = {
  messages: 'bg-unread-messages text-dark',
  likes: 'bg-secondary text-white',
  warning: 'bg-warning-fill text-white',
  danger: 'bg-danger-fill text-white',
}

interface Props {
  count: number
  tone: keyof typeof tones
  /** Accessible name, such as "3 unread". */
  label: string
  /** Shows 0 too, as the balance does. */
  zero?: boolean
  className?: string
}

/** A count; nothing when it is zero. */
export function Badge({ count, tone, label, zero, className }: Props) {
  if (count < 1 && !zero) return null
  return (
    <span
      className={classNames(
        'inline-grid h-5 min-w-5 shrink-0 place-items-center rounded-full px-1.5 text-sm/none font-bold',
        'tabular-nums',
        tones[tone],
        className
      )}
    >
      <span aria-hidden="true">{capped(count)}</span>
      <span className="sr-only">{label}</span>
    </span>
  )
}

/** Counts above 99 are shown as "99+". */
export function capped(count: number) {
  return count > 99 ? '99+' : String(count)
}
