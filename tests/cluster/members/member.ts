import { setTimeout as wait } from 'node:timers/promises'
import { demoId } from '#database/demo/ids'
import { demoEmail } from '#database/demo/members'
import { demoPassword } from '#database/demo/password'
import type { Act, Asked } from '#tests/cluster/members/asked'
import { signIn } from '#tests/support/http/sign_in'

/** Milliseconds after which a member gives a request up, and before they ask again. */
const timeout = 15_000
const pause = 100

type Answer = Readonly<{ status: number; headers: Headers; bytes: Buffer }>
type Body = Readonly<{ json: object } | { form: Record<string, string> } | { file: FormData }>

export class RefusedBySite extends Error {}

export type Member = Awaited<ReturnType<typeof signInMember>>

/** Signs a member of the demo world in; they ask for what they want until they are answered. */
export async function signInMember(url: string, number: number, asked: Asked) {
  const headers = await signIn(url, demoEmail(number), demoPassword)
  /** Asks until there is an answer. */
  const ask = async (act: Act, path: string, init: RequestInit = {}): Promise<Answer> => {
    const want = asked.begin(act)
    for (;;) {
      const answer = await once(new URL(path, url), { ...init, headers: allHeaders(init) })
      if (typeof answer !== 'string') return judge(want, `${init.method ?? 'GET'} ${path}`, answer)
      want.failed(answer)
      await wait(pause)
    }
  }
  /** Asks once, as a browser does for a picture; null when it failed. */
  const tryToGet = async (act: Act, path: string) => {
    const want = asked.begin(act)
    const answer = await once(new URL(path, url), { headers })
    if (typeof answer !== 'string') return judge(want, path, answer)
    want.failed(answer)
    want.answered()
    return null
  }
  const judge = (want: ReturnType<Asked['begin']>, asking: string, answer: Answer) => {
    if (answer.status < 400 || answer.status === 409) {
      want.answered()
      return answer
    }
    const how = `${asking.replace(/\?.*/, '')} ${answer.status}`
    want.refused(how)
    throw new RefusedBySite(`${how}: ${answer.bytes.toString().slice(0, 200)}`)
  }
  const allHeaders = (init: RequestInit) => Object.assign({}, headers, init.headers)
  const post = (act: Act, path: string, body: Body) => ask(act, path, postOf(body))
  return {
    number,
    headers,
    profile: { id: demoId('profile', number) },
    userId: demoId('user', number),
    ask,
    tryToGet,
    post,
    /** Gets JSON, as the script of a page does. */
    read: async <T>(act: Act, path: string) => {
      const { bytes } = await ask(act, path, { headers: { Accept: 'application/json' } })
      return JSON.parse(bytes.toString()) as T
    },
  }
}

/** The whole answer; or in words why there was none. */
async function once(url: URL, init: RequestInit): Promise<Answer | string> {
  try {
    const signal = AbortSignal.timeout(timeout)
    const answer = await answerTo(url, { ...init, signal })
    return answer.status >= 500 ? `answer ${answer.status}` : answer
  } catch (error) {
    const { cause, message, name } = error as Error & { cause?: { code?: string } }
    return name === 'TimeoutError' ? 'no answer in time' : (cause?.code ?? message)
  }
}

async function answerTo(url: URL, init: RequestInit) {
  const answer = await fetch(url, { redirect: 'manual', ...init })
  const bytes = Buffer.from(await answer.arrayBuffer())
  return { status: answer.status, headers: answer.headers, bytes }
}

function postOf(body: Body): RequestInit {
  if ('form' in body) {
    const headers = { Accept: 'text/html' }
    return { method: 'POST', headers, body: new URLSearchParams(body.form) }
  }
  const headers: Record<string, string> = {
    'Accept': 'application/json',
    'X-Request-Type': 'client',
  }
  if ('file' in body) return { method: 'POST', headers, body: body.file }
  headers['Content-Type'] = 'application/json'
  return { method: 'POST', headers, body: JSON.stringify(body.json) }
}
