import { changeAnswers } from '~/components/accounts/answer_store'
import type { StepProps } from '~/components/accounts/orientation_step'
import type { SignupProps } from '~/components/accounts/signup_props'
import { Checkbox } from '~/components/ui/checkbox'
import { PillRadios } from '~/components/ui/pill_radios'
import { TextArea } from '~/components/ui/text_area'
import { TextField } from '~/components/ui/text_field'
import { useText } from '~/i18n/use_text'

export function NameStep({
  answers,
  errors,
  messageLength,
  otherSites,
}: StepProps & Pick<SignupProps, 'messageLength' | 'otherSites'>) {
  const { t, locale } = useText()
  return (
    <>
      <TextField
        label={t('accounts.name')}
        name="name"
        size="large"
        autoComplete="nickname"
        value={answers.name}
        onChange={({ target }) => changeAnswers({ name: target.value }, ['name'])}
        error={errors.name}
      />
      <TextArea
        label={t('accounts.signup_message')}
        name="signup_message"
        hint={t('accounts.signup_message_help')}
        rows={3}
        maxLength={messageLength}
        value={answers.signupMessage}
        onChange={({ target }) =>
          changeAnswers({ signupMessage: target.value }, ['signup_message'])
        }
        error={errors.signup_message}
      />
      <PillRadios
        name="seen_by"
        legend={t('accounts.seen_by')}
        hint={t('accounts.seen_by_help')}
        options={[
          { value: 'members', label: t('accounts.seen_by_members') },
          { value: 'everybody', label: t('accounts.seen_by_everybody') },
        ]}
        value={answers.seenBy}
        onChange={(seenBy) => changeAnswers({ seenBy }, ['seen_by'])}
        error={errors.seen_by}
      />
      {otherSites.length > 0 && (
        <Checkbox
          name="own_site_only"
          label={t('accounts.own_site_only')}
          hint={t('accounts.own_site_only_help', {
            sites: new Intl.ListFormat(locale).format(otherSites),
          })}
          checked={answers.ownSiteOnly}
          onChange={({ target }) =>
            changeAnswers({ ownSiteOnly: target.checked }, ['own_site_only'])
          }
        />
      )}
    </>
  )
}
