import type { ComponentProps, ReactNode } from 'react'
import { buttonClasses, type ButtonStyle } from '~/components/ui/button_style'
import { classNames } from '~/components/ui/class_names'
import { PageLink } from '~/components/ui/page_link'
import { Words } from '~/components/ui/words'

interface Props extends ComponentProps<typeof PageLink>, ButtonStyle {
  icon?: ReactNode
}

/** A link that looks like a button. */
export function ButtonLink({ variant, size, wide, icon, className, children, ...rest }: Props) {
  return (
    <PageLink {...rest} className={classNames(buttonClasses({ variant, size, wide }), className)}>
      {icon}
      <Words>{children}</Words>
    </PageLink>
  )
}
