import { type InertiaLinkProps, Link } from '@inertiajs/react'
import type { ReactNode } from 'react'
import { buttonClasses, type ButtonStyle } from '~/components/ui/button_style'
import { classNames } from '~/components/ui/class_names'

interface Props extends Omit<InertiaLinkProps, 'size'>, ButtonStyle {
  icon?: ReactNode
}

/** A link that looks like a button. */
export function ButtonLink({ variant, size, wide, icon, className, children, ...rest }: Props) {
  return (
    <Link {...rest} className={classNames(buttonClasses({ variant, size, wide }), className)}>
      {icon}
      {children}
    </Link>
  )
}
