import { demoOwner } from '#database/demo/admins'
import { demoPassword } from '#database/demo/password'

/** The owner of a demo, in a browser without script. */
export async function logInAdmin(url: string) {
  const cookies = new Map<string, string>()
  const ask = async (path: string, form?: Readonly<Record<string, string>>) => {
    const answer = await fetch(url + path, {
      method: form ? 'POST' : 'GET',
      redirect: 'manual',
      headers: { cookie: [...cookies].map((pair) => pair.join('=')).join('; ') },
      ...(form && { body: new URLSearchParams(form) }),
    })
    for (const cookie of answer.headers.getSetCookie()) {
      const [name, value] = cookie.split(';')[0].split(/=(.*)/)
      cookies.set(name, value)
    }
    return answer.text()
  }
  const post = async (path: string, form: Readonly<Record<string, string>>) => {
    const [, token = ''] = /name='_csrf' value='([^']+)'/.exec(await ask('/admin/login')) ?? []
    return ask(path, { ...form, _csrf: token })
  }
  await post('/admin/login', { email: demoOwner, password: demoPassword })
  return { get: (path: string) => ask(path), post }
}
