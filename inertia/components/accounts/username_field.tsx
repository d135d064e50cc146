import { TextField } from '~/components/ui/text_field'
import { useText } from '~/i18n/use_text'

/** The e-mail address of an account; password managers know it as the username. */
export function UsernameField({ error }: { error?: string }) {
  const { t } = useText()
  return (
    <TextField
      label={t('accounts.email')}
      name="email"
      type="email"
      autoComplete="username"
      required
      error={error}
    />
  )
}
