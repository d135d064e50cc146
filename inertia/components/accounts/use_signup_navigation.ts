import { router, usePage } from '@inertiajs/react'
import { forgetAnswers } from '~/components/accounts/answer_store'
import type { SignupProps, SignupTarget } from '~/components/accounts/signup_props'
import { stepCount } from '~/components/accounts/steps'
import { usePublicPath } from '~/components/ui/use_public_path'
import type { SignupNavigation } from '~/components/accounts/use_signup'

/** On the sign-up page each step has a URL, so that the browser's back button works. */
export function useSignupNavigation({ target, pending }: SignupProps) {
  const { url, props } = usePage()
  const carried = props.carried && `&${props.carried}`
  const publicPath = usePublicPath()
  const path = pathOf(target, pending)
  const addressOf = (step: number) => publicPath(step < 0 ? '/' : `${path}?step=${step}${carried}`)
  const goTo = (step: number) => {
    // The home page needs a document of its own.
    if (step < 0) return location.assign(addressOf(step))
    router.push({ url: addressOf(step), preserveState: true })
  }
  const onAccepted: SignupNavigation['onAccepted'] = ({ component, url: end }) => {
    const isComplete = component === 'accounts/signup_complete'
    router.visit(end, { onSuccess: () => isComplete && forgetAnswers() })
  }
  return { requestedStep: stepOf(url), goTo, onAccepted, addressOf }
}

function pathOf(target: SignupTarget | null, pending: boolean) {
  if (pending) return '/complete-signup'
  return target ? `/members/${target.id}/signup` : '/signup'
}

/** The first step asks for a consent, also where its questions are answered by the address. */
function stepOf(url: string) {
  const step = Number(new URL(url, 'http://site').searchParams.get('step'))
  return Number.isInteger(step) && step >= 0 && step < stepCount ? step : 0
}
