import { LoginForm } from '~/components/accounts/login_form'
import { PageTitle } from '~/components/shell/page_title'
import { useText } from '~/i18n/use_text'
import { Link } from '@inertiajs/react'

export default function Login() {
  const { t, rich } = useText()
  return (
    <div className="mx-auto max-w-[26rem] px-5 py-12 lg:py-24">
      <PageTitle title={t('accounts.log_in')} />
      <h1>{t('accounts.login_title')}</h1>
      <LoginForm />
      <p className="mt-6 text-muted">
        {rich('accounts.no_account', {
          link: (words) => (
            <Link
              href="/signup"
              className="-my-2.5 inline-block py-2.5 font-semibold text-primary-strong underline"
            >
              {words}
            </Link>
          ),
        })}
      </p>
    </div>
  )
}
