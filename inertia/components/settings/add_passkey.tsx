import { useAddPasskey } from '~/components/settings/use_add_passkey'
import { Button } from '~/components/ui/button'
import { PasswordField } from '~/components/ui/password_field'
import { TextField } from '~/components/ui/text_field'
import { NeedsScript } from '~/components/ui/needs_script'
import { useHydrated } from '~/components/ui/use_hydrated'
import { useText } from '~/i18n/use_text'

/** Disabled until hydrated, as only script can create a passkey. */
export function AddPasskey() {
  const { t } = useText()
  const hydrated = useHydrated()
  const { add, busy, passwordError, problem } = useAddPasskey()
  if (hydrated && !('PublicKeyCredential' in window)) {
    return <p className="mt-4 text-muted">{t('settings.passkey_unsupported')}</p>
  }
  return (
    <form noValidate method="post" onSubmit={add} className="mt-4 flex flex-col gap-5">
      <TextField
        label={t('settings.passkey_name')}
        hint={t('settings.passkey_name_hint')}
        name="name"
        maxLength={60}
        autoComplete="off"
      />
      <PasswordField
        label={t('accounts.password')}
        name="password"
        autoComplete="current-password"
        required
        error={passwordError}
      />
      {problem && (
        <p role="alert" className="font-semibold text-danger">
          {t(problem)}
        </p>
      )}
      <Button type="submit" size="large" wide loading={busy} disabled={!hydrated}>
        {t('settings.add_passkey')}
      </Button>
      <NeedsScript className="text-sm text-muted" />
    </form>
  )
}
