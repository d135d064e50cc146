import { once } from 'node:events'
import { request, type IncomingMessage } from 'node:http'
import { buffer } from 'node:stream/consumers'
import type { Group } from '@japa/runner/core'
import { forgetShownEverywhere } from '#live/nodes'
import { keptPages } from '#replies/kept_pages/kept_pages'
import { inTransaction } from '#tests/support/database/transactions'
import { siteUrl } from '#tests/support/http/cookies'
import { clearSettingsCache } from '#tests/support/sites/settings'

const browser = { 'accept': 'text/html', 'accept-language': 'en', 'user-agent': 'Firefox' }

/** Asks the site under test, at the host of the address; headers and bytes are as they came. */
export async function open(path: string, headers: Record<string, string> = {}, method = 'GET') {
  const { host, pathname, search } = new URL(path, siteUrl)
  const { hostname, port } = new URL(siteUrl)
  const sent = { host, ...browser, ...headers }
  const address = { hostname, port, path: pathname + search }
  const asked = request({ ...address, agent: false, method, headers: sent })
  const [answer]: IncomingMessage[] = await once(asked.end(), 'response')
  const body = await buffer(answer)
  return { status: answer.statusCode ?? 0, headers: answer.headers, body }
}

export async function pageAt(path: string, headers: Record<string, string> = {}) {
  return (await open(path, headers)).body.toString()
}

/** Whether a page is kept that is asked for. */
export async function isKept(path: string, headers: Record<string, string> = {}) {
  keptPages.forget()
  await open(path, headers)
  return keptPages.size === 1
}

/** Keeps public pages as in production; other tests ask for what they have just changed. */
export function keepPages(group: Group) {
  inTransaction(group)
  group.each.setup(() => {
    forgetShownEverywhere()
    keptPages.isOn = true
    return () => {
      keptPages.isOn = false
      forgetShownEverywhere()
      clearSettingsCache()
    }
  })
}
