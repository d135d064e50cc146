import { usePage } from '@inertiajs/react'
import { MailOpen } from 'lucide-react'
import { Outcome } from '~/components/accounts/outcome'
import { ButtonLink } from '~/components/ui/button_link'
import { usePublicPath } from '~/components/ui/use_public_path'
import { useText } from '~/i18n/use_text'

export default function InviteOnly() {
  const { t } = useText()
  const pathOf = usePublicPath()
  const { site } = usePage().props
  return (
    <Outcome
      icon={<MailOpen aria-hidden="true" />}
      title={t('accounts.invite_only_title', { site: site.name })}
      action={<ButtonLink href={pathOf('/login')}>{t('accounts.log_in')}</ButtonLink>}
    >
      <p>{t('accounts.invite_only_text')}</p>
    </Outcome>
  )
}
