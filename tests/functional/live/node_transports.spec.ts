import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'
import { test } from '@japa/runner'
import { NotifyTransport } from '#live/transports/notify_transport'
import { nodeTransportContract } from '#tests/contracts/node_transport'
import { disconnect, subscribedNode, reconnected } from '#tests/support/live/node'
import { withPostgres } from '#tests/support/database/postgres'
import { runOnPostgres } from '#tests/support/site/run_sql'

let postgres: ReturnType<typeof withPostgres>

nodeTransportContract(
  'NotifyTransport',
  () => new NotifyTransport(postgres.url, { subscribes: true }),
  (group) => {
    postgres = withPostgres(group)
  }
)

test.group('The connection between nodes', (group) => {
  const server = withPostgres(group)
  const make = () => new NotifyTransport(server.url, { subscribes: true })

  test('reconnects when it is lost, and reports it', async ({ assert, cleanup }) => {
    const [one, other] = [
      await subscribedNode(make(), 'one'),
      await subscribedNode(make(), 'other'),
    ]
    cleanup(() => disconnect(one.transport, other.transport))
    const again = reconnected(one.transport, other.transport)
    await runOnPostgres(
      server.url,
      'select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid()'
    )
    await again
    await one.say('back')
    assert.deepEqual(await other.hears(1), ['back'])
  })

  test('connects as soon as there is a server', async ({ assert, cleanup }) => {
    const port = await unusedPort()
    const late = new URL(server.url)
    const early = new NotifyTransport(server.url.replace(late.port, String(port)), {
      subscribes: true,
    })
    const opened = new Promise<void>((fulfil) => early.onReconnect(fulfil))
    const node = await subscribedNode(early, 'early')
    await assert.rejects(() => node.say('lost'))

    const way = await wayTo(Number(late.port), port)
    await opened
    const other = await subscribedNode(make(), 'other')
    cleanup(async () => {
      await disconnect(early, other.transport)
      way.close()
    })
    await other.say('hello')
    assert.deepEqual(await node.hears(1), ['hello'])
  })

  test('survives invalid messages of others on the database', async ({ assert, cleanup }) => {
    const [one, other] = [
      await subscribedNode(make(), 'one'),
      await subscribedNode(make(), 'other'),
    ]
    cleanup(() => disconnect(one.transport, other.transport))
    await runOnPostgres(server.url, `notify vonk_nodes, 'nonsense'`)
    await runOnPostgres(server.url, `notify vonk_nodes, 'a 0 {half'`)
    await runOnPostgres(server.url, `notify vonk_nodes, 'a 0 null'`)
    await one.say('sense')
    assert.deepEqual(await other.hears(1), ['sense'])
  })

  test('is not opened by a process that has nothing to publish', async ({ assert }) => {
    const silent = new NotifyTransport('postgres://nobody@127.0.0.1:1/none', { subscribes: false })
    await subscribedNode(silent, 'silent')
    await silent.disconnect()
    await assert.rejects(() => silent.publish('events', 'late'), 'The line is closed')
  })
})

async function unusedPort() {
  const server = createServer()
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}

/** Forwards this port to that of the server. */
async function wayTo(target: number, port: number) {
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    const beyond = connect(target, '127.0.0.1')
    for (const one of [socket, beyond]) {
      sockets.add(one)
      one.on('error', () => {})
    }
    socket.pipe(beyond).pipe(socket)
  })
  await once(server.listen(port, '127.0.0.1'), 'listening')
  return {
    close: () => {
      for (const socket of sockets) socket.destroy()
      server.close()
    },
  }
}
