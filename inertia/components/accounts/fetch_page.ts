import type { Data } from '@generated/data'
import type { Page } from '@inertiajs/core'
import { readCsrfToken } from '~/live/call_server'

const patienceMilliseconds = 10_000

/** A page with what every page has, and its own. */
export type SitePage<Own extends object = {}> = Page<Data.SharedProps & Own>

/**
 * Asks for a page as Inertia does, or sends a form that leads to one, without going there. Null
 * when nothing came; what a form lacks comes as JSON (422) instead.
 */
export async function fetchPage(url: string, from: Page, form?: object) {
  const answer = await request(url, from.version, form).catch(() => null)
  if (answer?.status !== 409) return answer
  // The site has been updated meanwhile: what comes next needs a new document.
  location.assign(answer.headers.get('X-Inertia-Location') ?? url)
  return new Promise<never>(() => {})
}

/** The page in an answer; null when it holds none. */
export async function pageIn(answer: Response | null): Promise<SitePage | null> {
  if (!answer?.headers.has('X-Inertia')) return null
  return answer.json().catch(() => null)
}

function request(url: string, version: string | null, form?: object) {
  return fetch(url, {
    method: form ? 'POST' : 'GET',
    signal: AbortSignal.timeout(patienceMilliseconds),
    headers: {
      'Accept': 'application/json',
      'Content-Type': 'application/json',
      'X-Inertia': 'true',
      'X-Inertia-Version': version ?? '',
      'X-XSRF-TOKEN': readCsrfToken(),
    },
    body: form && JSON.stringify(form),
  })
}
