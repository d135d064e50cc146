import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import { test } from '@japa/runner'
import { isPublic, postBy, postPublicly, publicLookup } from '#adapters/web_push/post_publicly'

const content = { headers: {}, body: new Uint8Array([1]), timeout: 3000 }

/** A resolver that answers each question with the next addresses, and counts the questions. */
function resolverOf(...answers: string[][]) {
  const asked: string[] = []
  const resolve = (name: string, _options: unknown, callback: Function) => {
    asked.push(name)
    const addresses = answers[asked.length - 1].map((address) => ({
      address,
      family: address.includes(':') ? 6 : 4,
    }))
    setImmediate(() => callback(null, addresses))
  }
  return { asked, search: publicLookup(resolve as Parameters<typeof publicLookup>[0]) }
}

async function listening() {
  let connections = 0
  const server = createServer((socket) => {
    connections += 1
    socket.destroy()
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = server.address() as AddressInfo
  return { port, connections: () => connections, close: () => server.close() }
}

test.group('A post to an address of a member', () => {
  test('does not reach the site’s own network', async ({ assert, test: it }) => {
    const inside = await listening()
    it.cleanup(() => void inside.close())
    await assert.rejects(
      () => postPublicly(`https://localhost:${inside.port}/`, content),
      /not on the public internet/
    )
    const { search } = resolverOf(['93.184.215.14', '127.0.0.1'])
    await assert.rejects(
      () => postBy(search, `https://push.example:${inside.port}/`, content),
      /not on the public internet/
    )
    assert.equal(inside.connections(), 0)
  })

  test('connects to the addresses that were checked, whatever a second answer is', async ({
    assert,
    test: it,
  }) => {
    const inside = await listening()
    it.cleanup(() => void inside.close())
    const { asked, search } = resolverOf(['93.184.215.14'], ['127.0.0.1'])
    const url = `https://rebinding.example:${inside.port}/`
    await assert.rejects(() => postBy(search, url, { ...content, timeout: 300 }))
    assert.deepEqual(asked, ['rebinding.example'])
    assert.equal(inside.connections(), 0)
  })

  test('needs TLS', async ({ assert }) => {
    await assert.rejects(async () => postPublicly('http://push.example/', content), /http:/)
  })
})

test.group('An IP address', () => {
  test('is public: {$self}')
    .with(['93.184.215.14', '8.8.8.8', '2606:4700::1111', '2a00:1450:4001::5e'])
    .run(({ assert }, address) => assert.isTrue(isPublic(address)))

  test('is not public: {$self}')
    .with([
      '127.0.0.1',
      '10.1.2.3',
      '172.31.0.1',
      '192.168.1.1',
      '169.254.169.254',
      '100.100.1.1',
      '0.0.0.0',
      '224.0.0.1',
      '255.255.255.255',
      '::1',
      '::',
      'fe80::1',
      'fd00::1',
      '::ffff:127.0.0.1',
      '::ffff:8.8.8.8',
      '64:ff9b::7f00:1',
      '2002:7f00:1::',
      '2001:db8::1',
      'ff02::1',
    ])
    .run(({ assert }, address) => assert.isFalse(isPublic(address)))
})
