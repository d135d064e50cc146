import { usePage } from '@inertiajs/react'
import type { ReactNode } from 'react'
import { PageTitle } from '~/components/shell/page_title'
import { BackLink } from '~/components/ui/back_link'
import { useText } from '~/i18n/use_text'

interface Props {
  title: string
  intro?: string
  /** Uses more width, as for pictures. */
  wide?: boolean
  /** For members who may see this page alone. */
  withoutWayBack?: boolean
  children: ReactNode
}

/** Page of one setting: back link, explanation, form. */
export function SettingsPage({ title, intro, wide, withoutWayBack, children }: Props) {
  const { t } = useText()
  const { me } = usePage().props
  return (
    <div className={`mx-auto px-4 py-6 lg:py-12 ${wide ? 'max-w-[60rem]' : 'max-w-[34rem]'}`}>
      <PageTitle title={title} />
      {me && !withoutWayBack && <BackLink href="/profile">{t('common.settings')}</BackLink>}
      <h1 className="mt-2">{title}</h1>
      {intro && <p className="mt-2 text-pretty text-muted">{intro}</p>}
      {children}
    </div>
  )
}
