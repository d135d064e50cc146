import { AddPasskey } from '~/components/settings/add_passkey'
import { type Passkey, PasskeyRow } from '~/components/settings/passkey_row'
import { SettingsPage } from '~/components/settings/settings_page'
import { useText } from '~/i18n/use_text'
import type { InertiaProps } from '~/types'

export default function Passkeys({ passkeys }: InertiaProps<{ passkeys: Passkey[] }>) {
  const { t } = useText()
  return (
    <SettingsPage title={t('settings.passkeys')} intro={t('settings.passkeys_intro')}>
      {passkeys.length > 0 && (
        <ul className="mt-6 divide-y divide-line border-y border-line">
          {passkeys.map((passkey) => (
            <PasskeyRow key={passkey.id} passkey={passkey} />
          ))}
        </ul>
      )}
      <h2 className="mt-8">{t('settings.add_passkey_title')}</h2>
      <AddPasskey />
    </SettingsPage>
  )
}
