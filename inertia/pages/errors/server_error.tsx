import { usePage } from '@inertiajs/react'
import { ErrorPage } from '~/components/shell/error_page'
import { MailLink } from '~/components/shell/mail_link'
import { useText } from '~/i18n/use_text'

export default function ServerError() {
  const { t } = useText()
  const { supportEmail } = usePage().props.site
  return (
    <ErrorPage title={t('common.error_title')}>
      <p>{t('common.error_help')}</p>
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
