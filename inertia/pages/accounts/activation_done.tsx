import { usePage } from '@inertiajs/react'
import { CircleCheck } from 'lucide-react'
import { Outcome } from '~/components/accounts/outcome'
import { TextLink } from '~/components/accounts/text_link'
import { ButtonLink } from '~/components/ui/button_link'
import { usePublicPath } from '~/components/ui/use_public_path'
import { useText } from '~/i18n/use_text'

/** The mail may have been opened on another device, where nobody is logged in. */
export default function ActivationDone() {
  const { t } = useText()
  const { me } = usePage().props
  const pathOf = usePublicPath()
  return (
    <Outcome
      icon={<CircleCheck aria-hidden="true" />}
      tone="text-success"
      title={t('accounts.activated_title')}
      action={
        <>
          <ButtonLink href={me ? '/members' : pathOf('/login')} size="large">
            {t(me ? 'accounts.to_members' : 'accounts.log_in')}
          </ButtonLink>
          {me && <TextLink href="/notifications">{t('accounts.neutral_mails')}</TextLink>}
        </>
      }
    >
      <p>{t('accounts.activated_text')}</p>
    </Outcome>
  )
}
