import { usePage } from '@inertiajs/react'
import type { ReactNode } from 'react'
import { ErrorArt } from '~/components/shell/error_art'
import { PageTitle } from '~/components/shell/page_title'
import { ButtonLink } from '~/components/ui/button_link'
import { useText } from '~/i18n/use_text'

interface Props {
  title: string
  children: ReactNode
  /** Replaces the link to the home page. */
  action?: ReactNode
}

/** An error with its explanation and the link home. */
export function ErrorPage({ title, children, action }: Props) {
  const { t } = useText()
  const { me } = usePage().props
  return (
    <div className="mx-auto flex max-w-[60rem] flex-col items-center gap-8 px-4 py-12 lg:flex-row lg:gap-16 lg:px-8 lg:py-24">
      <PageTitle title={title} />
      <ErrorArt className="w-full max-w-80 shrink-0 lg:order-last lg:max-w-[420px]" />
      <div className="grow max-lg:text-center">
        <h1 className="lg:text-3xl">{title}</h1>
        <div className="mt-3 text-lg text-pretty text-muted">{children}</div>
        <p className="mt-8">
          {action ?? (
            <ButtonLink href={me ? '/members' : '/'} size="large">
              {t('common.to_home')}
            </ButtonLink>
          )}
        </p>
      </div>
    </div>
  )
}
