import type { Data } from '@generated/data'
import type { Page } from '@inertiajs/core'
import { readCsrfToken } from '~/live/call_server'

const timeoutMilliseconds = 10_000

/** A page with its own and the shared props. */
export type SitePage<Own extends object = {}> = Page<Data.SharedProps & Own>

/**
 * Fetches an Inertia page, or submits a form that redirects to one, without visiting it. Null without
 * a response; validation errors come as JSON (422) instead.
 */
export async function fetchPage(url: string, from: Page, form?: object) {
  const answer = await request(url, from.version, form).catch(() => null)
  if (answer?.status !== 409) return answer
  // The site has been updated: load a new document.
  location.assign(answer.headers.get('X-Inertia-Location') ?? url)
  return new Promise<never>(() => {})
}

/** The Inertia page in a response, or null. */
export async function pageIn(answer: Response | null): Promise<SitePage | null> {
  if (!answer?.headers.has('X-Inertia')) return null
  return answer.json().catch(() => null)
}

function request(url: string, version: string | null, form?: object) {
  return fetch(url, {
    method: form ? 'POST' : 'GET',
    signal: AbortSignal.timeout(timeoutMilliseconds),
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
