import type { Data } from '@generated/data'
import { usePage } from '@inertiajs/react'
import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { Outcome } from '~/components/accounts/outcome'
import { ResendButton } from '~/components/accounts/resend_button'
import { TextLink } from '~/components/accounts/text_link'
import { ButtonLink } from '~/components/ui/button_link'
import { useText } from '~/i18n/use_text'
import type { InertiaProps } from '~/types'

export default function ActivationError({ expired }: InertiaProps<{ expired: boolean }>) {
  const { t, rich } = useText()
  const { me } = usePage().props
  return (
    <Outcome
      icon={<CircleAlert aria-hidden="true" />}
      tone="text-danger"
      title={t('accounts.activation_failed_title')}
      action={<NextStep me={me} />}
    >
      <p>{t(expired ? 'accounts.link_expired' : 'accounts.link_invalid')}</p>
      {!me && <p>{t('accounts.ask_new_mail')}</p>}
      {me?.confirmed && <p>{t('accounts.already_active')}</p>}
      <p>{rich('accounts.contact_support', { link: supportLink })}</p>
    </Outcome>
  )
}

function supportLink(words: ReactNode[]) {
  return <TextLink href="/pages/service">{words}</TextLink>
}

function NextStep({ me }: Pick<Data.SharedProps, 'me'>) {
  const { t } = useText()
  if (!me) return <ButtonLink href="/login">{t('accounts.log_in')}</ButtonLink>
  if (me.confirmed) return <ButtonLink href="/members">{t('accounts.to_members')}</ButtonLink>
  return <ResendButton />
}
