import type { ReactNode } from 'react'
import { changeAnswers } from '~/components/accounts/answer_store'
import type { StepProps } from '~/components/accounts/orientation_step'
import { Checkbox } from '~/components/ui/checkbox'
import { PasswordField } from '~/components/ui/password_field'
import { TextField } from '~/components/ui/text_field'
import { useText } from '~/i18n/use_text'

export function AccountStep({ answers, errors }: StepProps) {
  const { t } = useText()
  return (
    <>
      <TextField
        label={t('accounts.email')}
        name="email"
        type="email"
        autoComplete="email"
        autoCapitalize="off"
        spellCheck={false}
        value={answers.email}
        onChange={({ target }) => changeAnswers({ email: target.value }, ['email'])}
        error={errors.email}
      />
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

/** The texts open beside the form, so that nothing typed is lost. */
function Consent({ checked, error }: { checked: boolean; error?: string }) {
  const { rich } = useText()
  const link = (page: string) =>
    function PageLink(words: ReactNode[]) {
      return (
        <a
          href={`/pages/${page}`}
          target="_blank"
          className="font-semibold text-primary-strong underline"
        >
          {words}
        </a>
      )
    }
  return (
    <Checkbox
      name="consent"
      label={rich('accounts.consent', { terms: link('terms'), privacy: link('privacy') })}
      checked={checked}
      onChange={({ target }) => changeAnswers({ consent: target.checked }, ['consent'])}
      error={error}
    />
  )
}
