import { usePage } from '@inertiajs/react'
import { ErrorPage } from '~/components/shell/error_page'
import { MailLink } from '~/components/shell/mail_link'
import { useText } from '~/i18n/use_text'
import type { InertiaProps } from '~/types'

type Props = InertiaProps<{
  status: number
  /** What went wrong, in words for the reader; null when only the log may tell. */
  message: string | null
}>

export default function ServerError({ status, message }: Props) {
  const { t } = useText()
  const { supportEmail } = usePage().props.site
  return (
    <ErrorPage title={t('common.error_title')}>
      <p>{message ?? t('common.error_help')}</p>
      <p className="mt-2 text-sm">{t('common.error_status', { status })}</p>
      {supportEmail && <Contact email={supportEmail} />}
    </ErrorPage>
  )
}

function Contact({ email }: { email: string }) {
  const { rich } = useText()
  return (
    <p className="mt-2">
      {rich('common.error_contact', {
        email,
        mail: (address) => <MailLink to={email}>{address}</MailLink>,
      })}
    </p>
  )
}
