import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '~/components/ui/class_names'

export const iconButtonVariants = {
  plain: 'hover:bg-tint',
  quiet: 'bg-surface inset-ring-[1.5px] inset-ring-line hover:bg-tint',
  filled: 'bg-primary text-dark hover:brightness-105',
  like: 'bg-like-button text-like hover:brightness-110',
  liked: 'bg-secondary text-white hover:brightness-110',
  onPicture: 'bg-like-button text-ink hover:brightness-110',
}

const sizes = { medium: 'size-11', large: 'size-12', huge: 'size-17' }

interface Props extends Omit<ComponentProps<'button'>, 'aria-label'> {
  /** Accessible name. */
  label: string
  icon: ReactNode
  variant?: keyof typeof iconButtonVariants
  size?: keyof typeof sizes
}

export function IconButton(props: Props) {
  const { label, icon, variant = 'plain', size = 'medium', className, ...rest } = props
  return (
    <button
      type="button"
      title={label}
      {...rest}
      aria-label={label}
      className={classNames(
        'inline-grid shrink-0 place-items-center rounded-full transition',
        'active:scale-[.98] disabled:opacity-60',
        sizes[size],
        iconButtonVariants[variant],
        className
      )}
    >
      {icon}
    </button>
  )
}
