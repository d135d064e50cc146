import { rmSync, writeFileSync } from 'node:fs'
import { join, dirname } from 'node:path'
import { test } from '@japa/runner'
import { demoEmail } from '#database/demo/members'
import { demoId } from '#database/demo/ids'
import { demoPassword } from '#database/demo/password'
import { waitUntil } from '#tests/browser/story/wait_until'
import { site } from '#tests/killed/shared_crashing_site'
import { freePort } from '#tests/support/processes/free_port'
import { membersWhoSignIn } from '#tests/support/people/signing_in'
import { giveCredits } from '#tests/support/site/give_credits'
import { signIn } from '#tests/support/http/sign_in'
import { isReadyAt } from '#tests/support/site/ready'

/** Enough to fill the room that the database has left in its own pages. */
const most = 300

let full: string
let operations: string

test.group('A site whose database finds no room on its disk', (group) => {
  group.each.setup(async () => {
    full = join(dirname(site.env.SQLITE_FILE ?? ''), 'full')
    operations = String(await freePort())
    const preload = new URL('full_disk.mjs', import.meta.url).href
    await site.restart({
      FULL_DISK_FILE: full,
      OPS_PORT: operations,
      NODE_OPTIONS: `${site.env.NODE_OPTIONS} --import=${preload}`,
    })
    return () => site.restart()
  })

  test('says so, keeps nothing by half, and goes on once there is room', async ({ assert }) => {
    if (site.env.DB_CONNECTION === 'pg') return
    await isReadyAt(operations)
    const [writer, reader] = await membersWhoSignIn()
    await giveCredits(site.env, writer.number, 5000)
    const headers = await signIn(site.url, demoEmail(writer.number), demoPassword)
    const begun = await fetch(`${site.url}/members/${demoId('profile', reader.number)}/chat`, {
      method: 'POST',
      headers: { ...headers, 'Accept': 'application/json', 'Content-Type': 'application/json' },
      body: JSON.stringify({ client_id: crypto.randomUUID(), body: 'Hi' }),
    })
    const { conversationId: id } = (await begun.json()) as { conversationId: string }
    const send = (clientId: string, accept = 'application/json') => {
      return fetch(`${site.url}/chats/${id}/messages`, {
        method: 'POST',
        redirect: 'manual',
        headers: { ...headers, 'Accept': accept, 'Content-Type': 'application/json' },
        body: JSON.stringify({ client_id: clientId, body: 'x'.repeat(1000) }),
      })
    }
    writeFileSync(full, '')
    const sent: string[] = []
    let refused: string | null = null
    while (refused === null && sent.length < most) {
      const clientId = crypto.randomUUID()
      const answer = await send(clientId)
      if (answer.ok) sent.push(clientId)
      else {
        const said = await answer.text()
        assert.equal(answer.status, 503, said)
        assert.include(said, 'database_full')
        refused = clientId
      }
    }
    assert.isNotNull(refused)
    const page = await send(crypto.randomUUID(), 'text/html')
    assert.equal(page.status, 503)
    assert.match(await page.text(), /We kunnen nu even niets opslaan/)
    const read = await fetch(`${site.url}/members`, { headers, redirect: 'manual' })
    assert.equal(read.status, 200)
    await waitUntil(async () => {
      const ready = await fetch(`http://127.0.0.1:${operations}/health/ready`)
      return ready.ok && (await ready.text()).includes('The disk of the database is full')
    }, 'the check to say so')
    assert.sameMembers(await stored(id), sent)

    rmSync(full)
    await waitUntil(async () => (await send(refused!)).ok, 'there is room')
    assert.sameMembers(await stored(id), [...sent, refused])
    await site.ace('ledger:verify')
  })
})

/** The client ids of what was written in this test. */
async function stored(conversationId: string) {
  const rows = await site.sql(
    `select client_id from messages where conversation_id = '${conversationId}' and body like 'xxx%'`
  )
  return rows.map(({ client_id: id }) => id)
}
