import type { InvalidForm } from '@generated/answers'
import { router } from '@inertiajs/react'
import type { PublicKeyCredentialCreationOptionsJSON } from '@simplewebauthn/browser'
import { type SubmitEvent, useState } from 'react'
import type { TextKey } from '~/i18n/keys'
import { callOnce } from '~/live/call_server'
import { loadChunk } from '~/reload_guard'

const challenge = '/profile/passkeys/challenge'

/** Confirms the member's identity, creates a passkey and registers it on the server. */
export function useAddPasskey() {
  const [busy, setBusy] = useState(false)
  const [passwordError, setPasswordError] = useState<string>()
  const [problem, setProblem] = useState<TextKey>()

  const add = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    setBusy(true)
    setPasswordError(undefined)
    setProblem(await attempt(form, setPasswordError))
    setBusy(false)
  }
  return { add, busy, passwordError, problem }
}

/** The error, unless the server reports it at the field; undefined on success. */
async function attempt(
  form: HTMLFormElement,
  refuse: (error: string) => void
): Promise<TextKey | undefined> {
  const webauthn = await loadChunk(() => import('@simplewebauthn/browser'))
  if (!webauthn) return 'settings.passkey_aborted'
  const { name, password } = Object.fromEntries(new FormData(form))
  const asked = await callOnce<'settings.passkeys.challenge'>('POST', challenge, { password })
  if (!asked) return 'settings.passkey_aborted'
  if (!asked.ok) return void refuse(await errorIn(asked))
  const { options } = await asked.json()
  const optionsJSON = options as PublicKeyCredentialCreationOptionsJSON
  const key = await webauthn.startRegistration({ optionsJSON }).catch(nameOfError)
  // What a browser says where this device holds a passkey of the account already.
  if (key === 'InvalidStateError') return 'settings.passkey_on_device'
  if (typeof key === 'string') return 'settings.passkey_aborted'
  form.reset()
  router.post('/profile/passkeys', { name, response: JSON.stringify(key) })
}

function nameOfError(error: unknown) {
  return error instanceof Error ? error.name : ''
}

async function errorIn(response: Response) {
  const { errors = [] }: Partial<InvalidForm> = await response.json()
  return errors[0]?.message ?? ''
}
