import { readdirSync, readlinkSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib'
import { test } from '@japa/runner'
import { signInAda, withPassword } from '#tests/support/accounts/login'
import { inTransaction } from '#tests/support/database/transactions'
import { siteUrl } from '#tests/support/http/cookies'
import { everyRoute, type Asked } from '#tests/support/http/every_route'
import { join } from '#tests/support/people/members'
import { ada } from '#tests/support/people/people'
import { sample } from '#tests/support/runner/sample'

/** Several at once, as strangers would. */
const atOnce = 20

test.group('Broken bodies, cut at every byte, at every address', (group) => {
  inTransaction(group)

  for (const sender of ['a visitor', 'a member'] as const) {
    test(`of ${sender} end nothing and leave nothing`, async ({ assert }) => {
      await join(await withPassword(ada()))
      const { Cookie = '' } = sender === 'a member' ? await signInAda() : {}
      const before = { files: filesLeft(), open: filesOpen() }
      const drawn = sample(`broken bodies of ${sender}`, brokenBodies(), 50, nameOf)
      for (let first = 0; first < drawn.length; first += atOnce) {
        const together = drawn.slice(first, first + atOnce)
        const statuses = await Promise.all(together.map((one) => send(one, Cookie)))
        for (const [index, status] of statuses.entries()) {
          assert.isBelow(status, 500, nameOf(together[index]))
        }
        assert.equal((await fetch(`${siteUrl}/robots.txt`)).status, 200)
      }
      assert.deepEqual(filesLeft(), before.files)
      assert.deepEqual(filesOpen(), before.open)
    }).timeout(600_000)
  }
})

const form = [
  '--XX',
  'Content-Disposition: form-data; name="a"',
  '',
  'one',
  '--XX',
  'Content-Disposition: form-data; name="photo"; filename="me.jpg"',
  'Content-Type: image/jpeg',
  '',
  '\u00ff\u00d8',
  '--XX--',
  '',
].join('\r\n')

const kinds = {
  'multipart/form-data; boundary=XX': form,
  'application/json': '{"email":"é","a":[1,{"b":null}]}',
  'application/x-www-form-urlencoded': 'email=a%20b&c[d]=%C3%A9&e',
  'message/rfc822': 'Subject: =?utf-8?q?a?=\r\n\r\nx',
} as const

/** How a cut body is sent: as if it were whole, less than was said, in pieces, or packed, and that cut as well. */
const ways = [
  'whole',
  'with zeros',
  'aborted',
  'chunked',
  'badly chunked',
  'gzip',
  'cut gzip',
  'cut deflate',
  'cut br',
] as const
const packers = { gzip: gzipSync, deflate: deflateSync, br: brotliCompressSync }

type Broken = Readonly<{
  to: Asked
  type: keyof typeof kinds
  way: (typeof ways)[number]
  cut: number
}>

function nameOf({ to: { method, path }, type, way, cut }: Broken) {
  return `${method} ${path}, ${type}, ${way}, cut at ${cut}`
}

/** Some 2,600: each place of each body, each sent in each way, to one address after another. */
function brokenBodies(): Broken[] {
  const unsafe = everyRoute().filter(({ method }) => !['GET', 'HEAD'].includes(method))
  const addresses = [...unsafe, { method: 'POST', path: '/nothing-here', pattern: '' }]
  const broken = Object.entries(kinds).flatMap(([type, body]) =>
    ways.flatMap((way) =>
      Array.from(
        { length: body.length + 1 },
        (_, cut) => ({ type, way, cut }) as Omit<Broken, 'to'>
      )
    )
  )
  return broken.map((one, index) => ({ ...one, to: addresses[(index * 7) % addresses.length] }))
}

/** The status of the answer; 0 where the connection was closed without one. */
function send({ to, type, way, cut }: Broken, cookie: string) {
  const { hostname, port, host } = new URL(siteUrl)
  const body = Buffer.from(kinds[type]).subarray(0, cut)
  const head = [
    `${to.method} ${to.path} HTTP/1.1`,
    `Host: ${host}`,
    'Sec-Fetch-Site: same-origin',
    'Connection: close',
    'Accept: application/json',
    `Content-Type: ${type}`,
    ...(cookie ? [`Cookie: ${cookie}`] : []),
  ]
  const [headers, content] = framed(way, body)
  return new Promise<number>((settle) => {
    const socket = connect(Number(port), hostname)
    let answer = ''
    socket.setTimeout(30_000, () => socket.destroy(new Error(`No answer: ${head[0]}`)))
    socket.on('data', (data) => (answer += data.toString('latin1')))
    socket.on('error', () => {})
    socket.on('close', () => settle(Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1] ?? 0)))
    socket.write(Buffer.concat([Buffer.from([...head, ...headers, '', ''].join('\r\n')), content]))
    if (way === 'aborted') setTimeout(() => socket.destroy(), 5)
  })
}

function framed(way: Broken['way'], body: Buffer): [readonly string[], Buffer] {
  switch (way) {
    case 'whole':
      return ofItsLength(body)
    case 'with zeros':
      return ofItsLength(Buffer.concat([body, Buffer.alloc(8)]))
    case 'aborted':
      return [[`Content-Length: ${body.length + 10}`], body]
    case 'chunked':
      return [['Transfer-Encoding: chunked'], inChunks(body, '\r\n0\r\n\r\n')]
    case 'badly chunked':
      return [['Transfer-Encoding: chunked'], inChunks(body, 'zz\r\n')]
    case 'gzip':
      return packed('gzip', gzipSync(body))
    default: {
      const encoding = way.replace('cut ', '') as keyof typeof packers
      const whole = packers[encoding](body)
      return packed(encoding, whole.subarray(0, Math.ceil(whole.length / 2)))
    }
  }
}

function ofItsLength(body: Buffer): [readonly string[], Buffer] {
  return [[`Content-Length: ${body.length}`], body]
}

function packed(encoding: string, body: Buffer): [readonly string[], Buffer] {
  const [headers] = ofItsLength(body)
  return [[...headers, `Content-Encoding: ${encoding}`], body]
}

function inChunks(body: Buffer, end: string) {
  if (body.length === 0) return Buffer.from(end.trimStart())
  return Buffer.concat([Buffer.from(`${body.length.toString(16)}\r\n`), body, Buffer.from(end)])
}

function filesLeft() {
  return readdirSync(tmpdir(), { recursive: true }).filter((name) =>
    /vonk-upload/.test(String(name))
  )
}

/** The files that this process holds open in the temporary folder, removed ones as well. */
function filesOpen() {
  return readdirSync('/proc/self/fd')
    .map((one) => {
      try {
        return readlinkSync(`/proc/self/fd/${one}`)
      } catch {
        return ''
      }
    })
    .filter((path) => path.startsWith(tmpdir()) && path.includes('upload'))
}
