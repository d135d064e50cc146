import { PageTitle } from '~/components/shell/page_title'
import { SignupFlow } from '~/components/accounts/signup_flow'
import type { SignupProps } from '~/components/accounts/signup_props'
import { useText } from '~/i18n/use_text'
import type { InertiaProps } from '~/types'

export default function Signup(props: InertiaProps<SignupProps>) {
  const { t } = useText()
  return (
    <>
      <PageTitle title={t('accounts.sign_up')} />
      <SignupFlow {...props} />
    </>
  )
}
