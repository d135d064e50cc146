import { demoId } from '#database/demo/ids'
import { demoEmail } from '#database/demo/members'
import { demoPassword } from '#database/demo/password'
import { signIn } from '#tests/support/http/sign_in'

type Answer = Readonly<{ status: number; body: unknown }>

/** A signed-in member of the demo world, who makes the requests of the pages over HTTP. */
export async function memberClient(url: string, number: number) {
  const signedIn = await signIn(url, demoEmail(number), demoPassword)
  const headers = {
    ...signedIn,
    'Accept': 'application/json',
    'Content-Type': 'application/json',
    'X-Request-Type': 'client',
  }
  const call = async (method: string, path: string, body?: object): Promise<Answer> => {
    const answer = await fetch(url + path, {
      method,
      headers,
      redirect: 'manual',
      body: body && JSON.stringify(body),
    })
    const isJson = answer.headers.get('content-type')?.includes('json')
    return { status: answer.status, body: isJson ? await answer.json() : null }
  }
  const say = (conversationId: string, words: string, clientId: string = crypto.randomUUID()) =>
    call('POST', `/chats/${conversationId}/messages`, { client_id: clientId, body: words })
  const begin = (partner: number, words: string) =>
    call('POST', `/members/${demoId('profile', partner)}/chat`, {
      client_id: crypto.randomUUID(),
      body: words,
    })
  return { url, headers, call, say, begin, profile: { id: demoId('profile', number) } }
}
