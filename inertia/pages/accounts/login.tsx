import { LoginForm } from '~/components/accounts/login_form'
import { PasskeyLogin } from '~/components/accounts/passkey_login'
import type { SignupTarget } from '~/components/accounts/signup_props'
import { TargetCard } from '~/components/accounts/target_card'
import { TextLink } from '~/components/accounts/text_link'
import { PageTitle } from '~/components/shell/page_title'
import { usePublicPath } from '~/components/ui/use_public_path'
import { useText } from '~/i18n/use_text'
import type { InertiaProps } from '~/types'

type Props = InertiaProps<{
  /** What the visitor began, and with whom. */
  pending: SignupTarget | null
  /** Why the page that led here asks for an account. */
  reason: string | null
}>

export default function Login({ pending, reason }: Props) {
  const { t, rich } = useText()
  const pathOf = usePublicPath()
  return (
    <div className="mx-auto max-w-[26rem] px-5 py-12 lg:py-24">
      <PageTitle title={t('accounts.log_in')} />
      <h1>{t('accounts.login_title')}</h1>
      {reason && <p className="mt-2">{reason}</p>}
      {pending?.person && (
        <div className="mt-6">
          <TargetCard person={pending.person} why={`log_in_to_${pending.act}`} />
        </div>
      )}
      <LoginForm />
      <PasskeyLogin />
      <p className="mt-5">
        <TextLink href={pathOf('/reset-password')}>{t('accounts.forgot_password')}</TextLink>
      </p>
      <p className="mt-3 text-muted">
        {rich('accounts.no_account', {
          link: (words) => <TextLink href={pathOf('/signup')}>{words}</TextLink>,
        })}
      </p>
    </div>
  )
}
