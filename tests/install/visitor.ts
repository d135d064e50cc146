import { cookiesOf, fromOwnPage, headersFor } from '#tests/support/http/cookies'

/** What the proxy of the pages adds. */
const ofProxy = { 'X-Forwarded-Host': 'www.example.com', 'X-Forwarded-Proto': 'https' }

/** Somebody whose requests the proxy hands to the site at this port. */
export function visitorOf(port: number) {
  const url = `http://127.0.0.1:${port}`
  const open = (path: string) => fetch(url + path, { headers: ofProxy, redirect: 'manual' })
  const post = async (path: string, form: string, fields: object) => {
    const cookies = cookiesOf(await open(form))
    const headers = {
      ...headersFor(cookies),
      ...fromOwnPage,
      ...ofProxy,
      'Content-Type': 'application/json',
    }
    const body = JSON.stringify(fields)
    return fetch(url + path, { method: 'POST', redirect: 'manual', headers, body })
  }
  return {
    statusOf: async (path: string) => (await open(path)).status,
    /** Where the login leads; null when it is refused. */
    logInAsAdmin: async (email: string, password: string) => {
      const answer = await post('/admin/login', '/admin/login', { email, password })
      return answer.headers.get('location')
    },
    signUp: async (email: string, place: Readonly<{ id: number; region: number }>) => {
      const answer = await post('/signup', '/signup', {
        gender: 'female',
        seeking: 'male',
        country: 'NL',
        region: place.region,
        place: place.id,
        date_of_birth: { day: '14', month: '3', year: '1992' },
        name: 'Eva',
        signup_message: 'I like long walks.',
        email,
        password: 'walks on sunday',
        consent: true,
        looking_for_consent: true,
        seen_by: 'everybody',
      })
      if (answer.headers.get('location') === '/signup/complete') return
      throw new Error(`The sign-up was answered by ${answer.status}: ${await answer.text()}`)
    },
  }
}
