import type { ApiClient, ApiResponse } from '@japa/api-client'
import { makeAuthenticator } from '#tests/support/accounts/authenticator'
import { adasCredentials, logIn, withPassword } from '#tests/support/accounts/login'
import { join } from '#tests/support/people/members'
import { ada } from '#tests/support/people/people'
import { siteUrl } from '#tests/support/http/cookies'
import { sendJson } from '#tests/support/http/send_json'

type Session = ReturnType<ApiResponse['session']>
type Device = ReturnType<typeof makeAuthenticator>

/** Sends JSON as the browser of this session, in Dutch. */
export function post(client: ApiClient, session: Session, path: string, body: object = {}) {
  return sendJson(client, path, body).withSession(session).header('accept-language', 'nl')
}

/** Requests a challenge; answers its options and the session that holds it. */
export async function requestChallenge(
  client: ApiClient,
  session: Session,
  path: string,
  body: object = {}
) {
  const response = await post(client, session, path, body)
  return { response, options: response.body().options, session: response.session() }
}

/** Ada joins and adds a passkey on her phone. */
export async function adaWithPasskey(client: ApiClient) {
  await join(await withPassword(ada()))
  const device = makeAuthenticator(siteUrl)
  const first = (await logIn(client)).session()
  const { password } = adasCredentials
  const asked = await requestChallenge(client, first, '/profile/passkeys/challenge', { password })
  const body = { name: 'My phone', response: device.register(asked.options) }
  const added = await post(client, asked.session, '/profile/passkeys', body)
  return { device, added, body, session: asked.session }
}

/** Logs in with the passkey, from a new session. */
export async function logInWithPasskey(client: ApiClient, device: Device, flags?: number) {
  const { options, session } = await requestChallenge(client, {}, '/login/passkey/challenge')
  return post(client, session, '/login/passkey', { response: device.logIn(options, flags) })
}

export function refusalOf(response: ApiResponse) {
  return response.body().errors?.[0]?.rule ?? response.body().refusal
}
