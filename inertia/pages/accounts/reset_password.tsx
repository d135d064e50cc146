import { CircleAlert } from 'lucide-react'
import { NewPasswordFields } from '~/components/accounts/new_password_fields'
import { Outcome } from '~/components/accounts/outcome'
import { PostForm } from '~/components/ui/post_form'
import { PageTitle } from '~/components/shell/page_title'
import { ButtonLink } from '~/components/ui/button_link'
import { useText } from '~/i18n/use_text'
import type { InertiaProps } from '~/types'

type Props = InertiaProps<{ works: boolean; hasPasskeys: boolean }>

/** `works`: the link that led here may still change a password. */
export default function ResetPassword({ works, hasPasskeys }: Props) {
  const { t } = useText()
  if (!works) return <VoidLink />
  return (
    <div className="mx-auto max-w-[26rem] px-5 py-12 lg:py-24">
      <PageTitle title={t('accounts.reset_title')} />
      <h1>{t('accounts.reset_title')}</h1>
      <PostForm action="/reset-password/do" submit={t('accounts.reset_save')}>
        <NewPasswordFields />
        {hasPasskeys && <p className="text-sm text-muted">{t('accounts.reset_passkeys')}</p>}
      </PostForm>
    </div>
  )
}

function VoidLink() {
  const { t } = useText()
  return (
    <Outcome
      icon={<CircleAlert aria-hidden="true" />}
      tone="text-danger"
      title={t('accounts.reset_void_title')}
      action={<ButtonLink href="/reset-password">{t('accounts.reset_again')}</ButtonLink>}
    >
      <p>{t('accounts.reset_void_text')}</p>
    </Outcome>
  )
}
