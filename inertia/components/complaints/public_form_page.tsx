import type { ReactNode } from 'react'
import { PageTitle } from '~/components/shell/page_title'
import { BackLink } from '~/components/ui/back_link'
import { usePublicPath } from '~/components/ui/use_public_path'
import { useText } from '~/i18n/use_text'

interface Props {
  title: string
  intro: string
  /** Where its way back leads; none on the first page. */
  back?: string
  children: ReactNode
}

/** A page on which people write to the site. */
export function PublicFormPage({ title, intro, back, children }: Props) {
  const pathOf = usePublicPath()
  const { t } = useText()
  return (
    <div className="mx-auto max-w-[36rem] px-5 py-6 lg:py-12">
      <PageTitle title={title} />
      {back && <BackLink href={pathOf(back)}>{t('common.back')}</BackLink>}
      <h1 className="mt-2">{title}</h1>
      <p className="mt-3 text-pretty text-muted">{intro}</p>
      {children}
    </div>
  )
}
