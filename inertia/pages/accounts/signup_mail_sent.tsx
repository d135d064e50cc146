import { MailCheck } from 'lucide-react'
import { Outcome } from '~/components/accounts/outcome'
import { ButtonLink } from '~/components/ui/button_link'
import { usePublicPath } from '~/components/ui/use_public_path'
import { useText } from '~/i18n/use_text'

/** After a sign-up that does not say whether the address has an account: a mail does. */
export default function SignupMailSent() {
  const { t } = useText()
  const pathOf = usePublicPath()
  return (
    <Outcome
      icon={<MailCheck aria-hidden="true" />}
      tone="text-success"
      title={t('accounts.mail_sent_title')}
      action={
        <ButtonLink href={pathOf('/login')} size="large">
          {t('accounts.log_in')}
        </ButtonLink>
      }
    >
      <p>{t('accounts.mail_sent_text')}</p>
    </Outcome>
  )
}
