import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { HttpContext } from '@adonisjs/core/http'
import { policyOf, withoutNonce } from '#replies/kept_pages/policy'

export const encodings = ['br', 'gzip'] as const
type Bodies = Readonly<Record<(typeof encodings)[number] | 'identity', Buffer>>

/** A page as it leaves: compressed once for everybody. */
export type KeptPage = Readonly<{
  tag: string
  headers: Readonly<Record<string, string>>
  bodies: Bodies
  bytes: number
}>

const policy = 'Content-Security-Policy'
/** Written as they were made for the first visitor. */
const copied = ['Cache-Control', 'Content-Language', 'X-Robots-Tag']
/** What pages are kept by; whatever else a page differs by, it is not kept. */
const known = ['accept-encoding', 'accept-language', 'cookie', 'x-inertia']

/** At this quality a page takes a few milliseconds, in another thread. */
const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }
const [brotli, zip] = [promisify(brotliCompress), promisify(gzip)]

/** The answer as a page to keep; null when it is none for everybody: an error, a redirect, a cookie. */
export async function keptPageOf({ response }: HttpContext): Promise<KeptPage | null> {
  const body: unknown = response.hasLazyBody ? response.getBody() : null
  if (response.getStatus() !== 200 || response.getHeader('set-cookie')) return null
  if (typeof body !== 'string' || !body.startsWith('<!DOCTYPE html>')) return null
  const read = (name: string) => String(response.getHeader(name) ?? '')
  const varies = read('vary').split(/,\s*/)
  if (!varies.every((name) => known.includes(name.toLowerCase()))) return null
  const html = Buffer.from(withoutNonce(body, response.nonce))
  const bodies = { identity: html, gzip: await zip(html), br: await brotli(html, quality) }
  return {
    tag: `W/"${createHash('sha256').update(html).digest('base64url').slice(0, 22)}"`,
    headers: {
      ...Object.fromEntries(copied.flatMap((name) => (read(name) ? [[name, read(name)]] : []))),
      // Country and warning are known by cookies, whatever the language is known by.
      Vary: [...new Set([...varies, 'Cookie', 'Accept-Encoding'])].join(', '),
      [policy]: policyOf(read(policy), body, response.nonce),
    },
    bodies,
    bytes: Object.values(bodies).reduce((sum, { length }) => sum + length, 0),
  }
}
