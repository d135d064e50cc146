import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser'

/**
 * `data-passkey="add"` adds a passkey with a form, `data-passkey="use"` gives one as second factor. The
 * form is hidden without scripts, and in browsers that know no passkeys.
 */
export function offerPasskeys() {
  const forms = document.querySelectorAll<HTMLFormElement>('form[data-passkey]')
  if (forms.length === 0 || !('PublicKeyCredential' in window)) return
  for (const form of forms) {
    form.hidden = false
    form.addEventListener('submit', (event) => {
      event.preventDefault()
      void give(form)
    })
  }
}

/** Asks the device, and sends its answer with the form. */
async function give(form: HTMLFormElement) {
  const answer = await askDevice(form).catch(() => null)
  const field = form.elements.namedItem('response')
  if (answer && field instanceof HTMLInputElement) {
    field.value = JSON.stringify(answer)
    return form.submit()
  }
  form.querySelector<HTMLElement>('[data-failed]')!.hidden = false
  for (const button of form.querySelectorAll('button')) button.disabled = false
}

async function askDevice(form: HTMLFormElement) {
  const webauthn = await import('@simplewebauthn/browser').catch(() => null)
  if (!webauthn) return null
  const body = new URLSearchParams()
  for (const [name, value] of new FormData(form)) body.append(name, String(value))
  const asked = await fetch(form.dataset.challenge!, { method: 'POST', body })
  if (!asked.ok) return null
  const { options } = await asked.json()
  if (form.dataset.passkey === 'add') {
    return webauthn.startRegistration({
      optionsJSON: options as PublicKeyCredentialCreationOptionsJSON,
    })
  }
  return webauthn.startAuthentication({
    optionsJSON: options as PublicKeyCredentialRequestOptionsJSON,
  })
}
