import { PageTitle } from '~/components/shell/page_title'
import { SignupFlow } from '~/components/accounts/signup_flow'
import { SignupFrame } from '~/components/accounts/signup_frame'
import type { SignupProps } from '~/components/accounts/signup_props'
import { useSignupNavigation } from '~/components/accounts/use_signup_navigation'
import { useText } from '~/i18n/use_text'
import type { InertiaProps } from '~/types'

export default function Signup(props: InertiaProps<SignupProps>) {
  const { t } = useText()
  const navigation = useSignupNavigation(props)
  return (
    <>
      <PageTitle title={t('accounts.sign_up')} />
      <SignupFlow {...props} navigation={navigation} Frame={SignupFrame} />
    </>
  )
}
