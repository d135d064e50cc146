import {
  createDecipheriv,
  createECDH,
  createPublicKey,
  hkdfSync,
  randomBytes,
  verify,
} from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
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
  return { address, read: (body: Buffer) => decrypt(body, { pair, publicKey, secret }) }
}

type Keys = Readonly<{
  pair: ReturnType<typeof createECDH>
  publicKey: Buffer
  secret: Buffer
}>

/** Decrypts as a browser does: RFC 8291 over the single record of RFC 8188. */
function decrypt(body: Buffer, { pair, publicKey, secret }: Keys): unknown {
  const salt = body.subarray(0, 16)
  const server = body.subarray(21, 21 + body[20])
  const record = body.subarray(21 + body[20])
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), publicKey, server])
  const mixed = hkdfSync('sha256', pair.computeSecret(server), secret, info, 32)
  const shared = Buffer.from(mixed)
  const derive = (name: string, length: number) =>
    Buffer.from(hkdfSync('sha256', shared, salt, `Content-Encoding: ${name}\0`, length))
  const cipher = createDecipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12))
  cipher.setAuthTag(record.subarray(-16))
  const padded = Buffer.concat([cipher.update(record.subarray(0, -16)), cipher.final()])
  return JSON.parse(padded.subarray(0, padded.lastIndexOf(2)).toString())
}

type Received = Readonly<{ path: string; headers: IncomingMessage['headers']; body: Buffer }>
type Answer = Readonly<{ status: number; headers?: Record<string, string> }>

/** A local push service. It has no TLS, so `send` redirects https requests to it. */
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
  const send: typeof fetch = (address, options) => {
    return fetch(`http://127.0.0.1:${port}${new URL(String(address)).pathname}`, options)
  }
  const answerWith = (next: Answer) => void (answer = next)
  return { received, send, answerWith, close: () => server.close() }
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
