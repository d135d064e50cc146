import { Mail } from 'lucide-react'
import { Outcome } from '~/components/accounts/outcome'
import { ResetRequestForm } from '~/components/accounts/reset_request_form'
import { PageTitle } from '~/components/shell/page_title'
import { ButtonLink } from '~/components/ui/button_link'
import { usePublicPath } from '~/components/ui/use_public_path'
import { useText } from '~/i18n/use_text'
import type { InertiaProps } from '~/types'

export default function ResetRequest({ sent }: InertiaProps<{ sent: boolean }>) {
  const { t } = useText()
  if (sent) return <Sent />
  return (
    <div className="mx-auto max-w-[26rem] px-5 py-12 lg:py-24">
      <PageTitle title={t('accounts.forgot_password')} />
      <h1>{t('accounts.forgot_password')}</h1>
      <p className="mt-3 text-muted">{t('accounts.reset_help')}</p>
      <ResetRequestForm />
    </div>
  )
}

function Sent() {
  const { t } = useText()
  const pathOf = usePublicPath()
  return (
    <Outcome
      icon={<Mail aria-hidden="true" />}
      title={t('accounts.reset_sent_title')}
      action={
        <ButtonLink href={pathOf('/login')} variant="quiet">
          {t('accounts.log_in')}
        </ButtonLink>
      }
    >
      <p>{t('accounts.reset_sent_text')}</p>
    </Outcome>
  )
}
