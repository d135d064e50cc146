import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '~/components/ui/class_names'
import { PageLink } from '~/components/ui/page_link'
import { Words } from '~/components/ui/words'

interface ItemProps {
  icon?: ReactNode
  danger?: boolean
  children: ReactNode
}

export function MenuLink({
  icon,
  danger,
  children,
  ...rest
}: ItemProps & ComponentProps<typeof PageLink>) {
  return (
    <PageLink {...rest} role="menuitem" className={itemClasses(danger)}>
      {icon}
      <Words>{children}</Words>
    </PageLink>
  )
}

/** With `onClick`, or as the submit button of a form in the menu. */
export function MenuButton({
  icon,
  danger,
  children,
  ...rest
}: ItemProps & ComponentProps<'button'>) {
  return (
    <button type="button" role="menuitem" {...rest} className={itemClasses(danger)}>
      {icon}
      <Words>{children}</Words>
    </button>
  )
}

export function MenuDivider() {
  return <hr className="my-2 border-line" />
}

function itemClasses(danger?: boolean) {
  return classNames(
    'flex min-h-11 w-full items-center gap-3 px-4 py-2 text-left font-semibold',
    'hover:bg-tint focus-visible:-outline-offset-3 aria-checked:text-primary-strong',
    danger && 'text-danger'
  )
}
