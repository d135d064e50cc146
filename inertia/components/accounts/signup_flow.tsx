import type { ComponentType } from 'react'
import { AccountStep } from '~/components/accounts/account_step'
import { BirthDateStep } from '~/components/accounts/birth_date_step'
import { NameStep } from '~/components/accounts/name_step'
import { OrientationStep, type StepProps } from '~/components/accounts/orientation_step'
import { PlaceStep } from '~/components/accounts/place_step'
import type { FrameProps } from '~/components/accounts/signup_frame'
import type { SignupProps } from '~/components/accounts/signup_props'
import { useSignup, type SignupNavigation } from '~/components/accounts/use_signup'
import type { TextKey } from '~/i18n/keys'

type Heading = readonly [title: TextKey, help: TextKey]

const titles: Heading[] = [
  ['accounts.orientation_title', 'accounts.orientation_help'],
  ['accounts.place_title', 'accounts.place_help'],
  ['accounts.birth_title', 'accounts.birth_help'],
  ['accounts.name_title', 'accounts.name_help'],
  ['accounts.account_title', 'accounts.account_help'],
]

/** Heading of the last step when the address is known. */
const withoutEmail: Heading = ['accounts.choose_password_title', 'accounts.choose_password_help']

interface Props extends SignupProps {
  navigation: SignupNavigation & { addressOf?: (step: number) => string }
  /** Layout around a question. */
  Frame: ComponentType<FrameProps>
}

/** The sign-up, one question per step. */
export function SignupFlow({ navigation, Frame, ...props }: Props) {
  const { country, countries, regions, meantCities } = props
  const signup = useSignup(props, navigation)
  const { answers, errors, step, asksEmail, before } = signup
  const [title, help] = step === 4 && !asksEmail ? withoutEmail : titles[step]
  const stepProps = { answers, errors }
  return (
    <Frame
      step={step}
      title={title}
      help={help}
      refusals={signup.refusals}
      posting={signup.posting}
      next={signup.next}
      back={() => navigation.goTo(before)}
      backTo={navigation.addressOf?.(before)}
      worksWithoutScript={props.kept !== null}
      pictures={props.pictures}
      target={props.target}
    >
      {step > 0 && <Before answers={answers} />}
      {step === 0 && <OrientationStep {...stepProps} />}
      {step === 1 && (
        <PlaceStep {...stepProps} places={{ country, countries, regions, meantCities }} />
      )}
      {step === 2 && <BirthDateStep {...stepProps} minAge={props.minAge} />}
      {step === 3 && (
        <NameStep
          {...stepProps}
          messageLength={props.messageLength}
          otherSites={props.otherSites}
        />
      )}
      {step === 4 && <AccountStep {...stepProps} asksEmail={asksEmail} />}
    </Frame>
  )
}

/** What the page before has asked stands in the address alone: without script it is sent with the next step. */
function Before({ answers: { gender, seeking } }: Pick<StepProps, 'answers'>) {
  return (
    <>
      <input type="hidden" name="gender" value={gender} />
      <input type="hidden" name="seeking" value={seeking} />
    </>
  )
}
