import { LoginForm } from '~/components/accounts/login_form'
import { PasskeyLogin } from '~/components/accounts/passkey_login'
import { TextLink } from '~/components/accounts/text_link'
import { PageTitle } from '~/components/shell/page_title'
import { useText } from '~/i18n/use_text'

export default function Login() {
  const { t, rich } = useText()
  return (
    <div className="mx-auto max-w-[26rem] px-5 py-12 lg:py-24">
      <PageTitle title={t('accounts.log_in')} />
      <h1>{t('accounts.login_title')}</h1>
      <LoginForm />
      <PasskeyLogin />
      <p className="mt-5">
        <TextLink href="/reset-password">{t('accounts.forgot_password')}</TextLink>
      </p>
      <p className="mt-3 text-muted">
        {rich('accounts.no_account', {
          link: (words) => <TextLink href="/signup">{words}</TextLink>,
        })}
      </p>
    </div>
  )
}
