import { CircleCheck } from 'lucide-react'
import { Outcome } from '~/components/accounts/outcome'
import { ButtonLink } from '~/components/ui/button_link'
import { useText } from '~/i18n/use_text'

export default function ActivationDone() {
  const { t } = useText()
  return (
    <Outcome
      icon={<CircleCheck aria-hidden="true" />}
      tone="text-success"
      title={t('accounts.activated_title')}
      action={
        <ButtonLink href="/members" size="large">
          {t('accounts.to_members')}
        </ButtonLink>
      }
    >
      <p>{t('accounts.activated_text')}</p>
    </Outcome>
  )
}
