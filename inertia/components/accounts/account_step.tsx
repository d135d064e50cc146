import { changeAnswers } from '~/components/accounts/answer_store'
import { EmailField } from '~/components/accounts/email_field'
import { legalLinks } from '~/components/accounts/legal_links'
import { TextLink } from '~/components/accounts/text_link'
import type { StepProps } from '~/components/accounts/orientation_step'
import { Checkbox } from '~/components/ui/checkbox'
import { PasswordField } from '~/components/ui/password_field'
import { useText } from '~/i18n/use_text'

export function AccountStep({ answers, errors, asksEmail }: StepProps & { asksEmail: boolean }) {
  const { t } = useText()
  return (
    <>
      {asksEmail && (
        <EmailField
          label={t('accounts.email')}
          value={answers.email}
          onChange={({ target }) => changeAnswers({ email: target.value }, ['email'])}
          onAccept={(email) => changeAnswers({ email }, ['email'])}
          error={errors.email}
        />
      )}
      {errors.email && answers.email && <ForMembers />}
      <PasswordField
        label={t('accounts.password')}
        name="password"
        autoComplete="new-password"
        hint={t('accounts.password_help')}
        value={answers.password}
        onChange={({ target }) => changeAnswers({ password: target.value }, ['password'])}
        error={errors.password}
      />
      <Consent checked={answers.consent} error={errors.consent} />
    </>
  )
}

/** The address may be refused as it has an account already. */
function ForMembers() {
  const { t, rich } = useText()
  return (
    <p className="flex flex-wrap gap-x-4 text-sm">
      <span>
        {rich('accounts.have_account', {
          link: (words) => <TextLink href="/login">{words}</TextLink>,
        })}
      </span>
      <TextLink href="/reset-password">{t('accounts.forgot_password')}</TextLink>
    </p>
  )
}

function Consent({ checked, error }: { checked: boolean; error?: string }) {
  const { rich } = useText()
  return (
    <Checkbox
      name="consent"
      label={rich('accounts.consent', legalLinks)}
      checked={checked}
      onChange={({ target }) => changeAnswers({ consent: target.checked }, ['consent'])}
      error={error}
    />
  )
}
