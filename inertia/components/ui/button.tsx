import type { ComponentProps, ReactNode } from 'react'
import { buttonClasses, type ButtonStyle } from '~/components/ui/button_style'
import { classNames } from '~/components/ui/class_names'
import { Spinner } from '~/components/ui/spinner'
import { Words } from '~/components/ui/words'

interface Props extends ComponentProps<'button'>, ButtonStyle {
  icon?: ReactNode
  /** Shows a spinner and takes no second press; the words stay. */
  loading?: boolean
}

export function Button({
  variant,
  size,
  wide,
  icon,
  loading,
  className,
  children,
  ...rest
}: Props) {
  return (
    <button
      type="button"
      {...rest}
      disabled={rest.disabled || loading}
      aria-busy={loading || undefined}
      className={classNames(buttonClasses({ variant, size, wide }), className)}
    >
      {loading ? <Spinner /> : icon}
      <Words>{children}</Words>
    </button>
  )
}
