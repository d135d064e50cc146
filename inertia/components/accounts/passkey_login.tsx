import { router } from '@inertiajs/react'
import type { PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/browser'
import { Fingerprint } from 'lucide-react'
import { useState } from 'react'
import { NeedsScript } from '~/components/ui/needs_script'
import { useHydrated } from '~/components/ui/use_hydrated'
import { Button } from '~/components/ui/button'
import { useText } from '~/i18n/use_text'
import { callOnce } from '~/live/call_server'
import { loadChunk } from '~/reload_guard'

/** Logs in with a passkey; a cancelled attempt can be repeated. */
export function PasskeyLogin() {
  const { t } = useText()
  const hydrated = useHydrated()
  const [busy, setBusy] = useState(false)
  const [failed, setFailed] = useState(false)
  if (hydrated && !('PublicKeyCredential' in window)) return null
  const logIn = async () => {
    setBusy(true)
    const response = await askDevice().catch(() => null)
    setFailed(response === null)
    if (!response) return setBusy(false)
    router.post('/login/passkey', { response }, { onFinish: () => setBusy(false) })
  }
  return (
    <div className="mt-3">
      <Button
        variant="quiet"
        size="large"
        wide
        loading={busy}
        disabled={!hydrated}
        icon={<Fingerprint aria-hidden="true" className="size-5" />}
        onClick={logIn}
      >
        {t('accounts.passkey_login')}
      </Button>
      <NeedsScript />
      {failed && (
        <p role="alert" className="mt-2 text-sm font-semibold text-danger">
          {t('accounts.passkey_not_used')}
        </p>
      )}
    </div>
  )
}

/** The authenticator's response as JSON, or null. */
async function askDevice() {
  const webauthn = await loadChunk(() => import('@simplewebauthn/browser'))
  if (!webauthn) return null
  const asked = await callOnce<'passkey_login.create'>('POST', '/login/passkey/challenge', {})
  if (!asked?.ok) return null
  const { options } = await asked.json()
  return JSON.stringify(
    await webauthn.startAuthentication({
      optionsJSON: options as PublicKeyCredentialRequestOptionsJSON,
    })
  )
}
