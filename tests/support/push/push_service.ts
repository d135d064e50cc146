import { createECDH, createPublicKey, type ECDH, randomBytes, verify } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { decrypt } from 'http_ece'
import type { Post } from '#adapters/web_push/post_publicly'
import type { PushAddress } from '#core/ports/push_notifier'

/** A subscribed browser, with the private keys that only it has. */
export function pushBrowser(endpoint: string) {
  const pair = createECDH('prime256v1')
  const publicKey = pair.generateKeys()
  const secret = randomBytes(16)
  const address: PushAddress = {
    endpoint,
    p256dh: publicKey.toString('base64url'),
    auth: secret.toString('base64url'),
  }
  return { address, read: (body: Buffer) => readBy(pair, address, body) }
}

/** Decrypts as a browser does (RFC 8291), by a library that is not the one that encrypts. */
function readBy(privateKey: ECDH, { auth: authSecret }: PushAddress, body: Buffer): unknown {
  return JSON.parse(decrypt(body, { version: 'aes128gcm', privateKey, authSecret }).toString())
}

type Received = Readonly<{ path: string; headers: IncomingMessage['headers']; body: Buffer }>
type Answer = Readonly<{ status: number; headers?: Record<string, string> }>

/** A local push service. It has no TLS, so `post` redirects https requests to it. */
export async function pushService() {
  const received: Received[] = []
  let answer: Answer = { status: 201 }
  const server = createServer(async (request, response) => {
    const body = await buffer(request)
    received.push({ path: request.url ?? '', headers: request.headers, body })
    response.writeHead(answer.status, answer.headers).end()
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = server.address() as AddressInfo
  const post: Post = async (address, { headers, body }) => {
    const url = `http://127.0.0.1:${port}${new URL(address).pathname}`
    const options = {
      method: 'POST',
      headers,
      body: Buffer.from(body),
      redirect: 'manual',
    } as const
    const { status, headers: answered } = await fetch(url, options)
    return { status, retryAfter: answered.get('retry-after') }
  }
  const answerWith = (next: Answer) => void (answer = next)
  return { received, post, answerWith, close: () => server.close() }
}

/** Whether a request is signed by the key it names, for the host it was sent to (RFC 8292). */
export function isSignedFor(origin: string, { authorization = '' }: IncomingMessage['headers']) {
  const [, token, key] = /^vapid t=([^,]+), k=(.+)$/.exec(authorization) ?? []
  const [header, claims, signature] = token.split('.')
  const point = Buffer.from(key, 'base64url')
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) =>
    part.toString('base64url')
  )
  const publicKey = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' })
  const isSigned = verify(
    'sha256',
    Buffer.from(`${header}.${claims}`),
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url')
  )
  const { aud, sub, exp } = JSON.parse(Buffer.from(claims, 'base64url').toString())
  return isSigned && aud === origin && /^mailto:/.test(sub) && exp * 1000 > Date.now()
}
