import type { Answers } from '~/components/accounts/answers'
import { changeAnswers } from '~/components/accounts/answer_store'
import { useOrientationOptions } from '~/components/accounts/use_orientation_options'
import { legalLinks } from '~/components/accounts/legal_links'
import { TextLink } from '~/components/accounts/text_link'
import { Checkbox } from '~/components/ui/checkbox'
import { PillRadios } from '~/components/ui/pill_radios'
import { usePublicPath } from '~/components/ui/use_public_path'
import { useText } from '~/i18n/use_text'

export interface StepProps {
  answers: Answers
  errors: Record<string, string>
}

interface Props extends StepProps {}

export function OrientationStep({ answers, errors }: Props) {
  const { t, rich } = useText()
  const pathOf = usePublicPath()
  const { genders, seekings } = useOrientationOptions()
  return (
    <>
      <PillRadios
        name="gender"
        legend={t('home.i_am')}
        options={genders}
        value={answers.gender}
        onChange={(gender) => changeAnswers({ gender }, ['gender'])}
        error={errors.gender}
      />
      <PillRadios
        name="seeking"
        legend={t('home.looking_for')}
        options={seekings}
        value={answers.seeking}
        onChange={(seeking) => changeAnswers({ seeking }, ['seeking'])}
        error={errors.seeking}
      />
      <Checkbox
        name="looking_for_consent"
        label={rich('accounts.looking_for_consent', legalLinks)}
        checked={answers.lookingForConsent}
        onChange={({ target }) =>
          changeAnswers({ lookingForConsent: target.checked }, ['looking_for_consent'])
        }
        error={errors.looking_for_consent}
      />
      <p className="text-muted">
        {rich('accounts.have_account', {
          link: (words) => <TextLink href={pathOf('/login')}>{words}</TextLink>,
        })}
      </p>
    </>
  )
}
