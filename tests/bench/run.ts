/*
 * Measures the production build with a real server on SQLite, beside two baselines in the same
 * run: a bare page of the same framework and size, and a bare node:http server. These machines
 * are noisy: quote the ratios. Writes tmp/bench.json.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { randomUUID } from 'node:crypto'
import { bareServer } from '#tests/bench/bare_server'
import { measure, type Measured } from '#tests/bench/measure'
import { prepareSender } from '#tests/bench/sender'
import { firstPageScript } from '#tests/support/first_page_script'
import { signIn } from '#tests/support/http_member'
import { startSite } from '#tests/support/site'
import { demoPassword } from '#database/demo/password'

const crowd = 100_000

const site = await startSite({ BENCH: 'true', LOG_LEVEL: 'error' })
const results: Measured[] = []

try {
  await measurePages('300 members')
  await measurePolls()
  await measureMessages()
  await site.ace('demo:crowd', `--members=${crowd}`)
  await measurePages(`${crowd} members`)
  console.table(results)
  const script = await firstPageScript(site.url)
  console.log(`JavaScript of the first page: ${script.bytes} bytes brotli in ${script.files} files`)
  mkdirSync('tmp', { recursive: true })
  writeFileSync('tmp/bench.json', JSON.stringify({ results, script }, null, 2))
} finally {
  await site.stop()
}

/** Member search beside its two baselines, in one breath. */
async function measurePages(name: string) {
  const headers = await signIn(site.url, 'member1@vonk.example', demoPassword)
  const bytes = await sizeOf('/members', headers)
  const rows = await rowsFor(bytes, headers)
  const bare = await bareServer(bytes)
  const members = await measure(`/members, ${name}`, { url: `${site.url}/members`, headers })
  const page = await measure(`bare page, ${name}`, {
    url: `${site.url}/bench/bare?rows=${rows}`,
    headers,
  })
  const node = await measure(`bare node:http, ${name}`, { url: bare.url })
  await bare.close()
  results.push(members, page, node)
  console.log(`${name}: ${bytes} bytes, ${percent(members, page)} of the bare page's requests/s`)
}

async function measurePolls() {
  const headers = await signIn(site.url, 'member2@vonk.example', demoPassword)
  for (const path of ['/api/user.php', '/api/chats.php', '/api/likes.php']) {
    results.push(await measure(`poll ${path}`, { url: site.url + path, headers }))
  }
}

async function measureMessages() {
  const { headers, conversationId } = await prepareSender(site)
  results.push(
    await measure('sending a message', {
      url: `${site.url}/chats/${conversationId}/messages`,
      method: 'POST',
      headers: { ...headers, 'Content-Type': 'application/json', 'Accept': 'application/json' },
      connections: 4,
      body: () => JSON.stringify({ client_id: randomUUID(), body: 'How was your day by the sea?' }),
    })
  )
}

async function sizeOf(path: string, headers: Record<string, string>) {
  const page = await fetch(site.url + path, { headers })
  return (await page.text()).length
}

/** How many rows make the bare page as long as the page it is compared with. */
async function rowsFor(bytes: number, headers: Record<string, string>) {
  const [one, many] = [
    await sizeOf('/bench/bare?rows=1', headers),
    await sizeOf('/bench/bare?rows=101', headers),
  ]
  return Math.max(1, Math.round((bytes - one) / ((many - one) / 100)))
}

function percent(one: Measured, other: Measured) {
  return `${Math.round((100 * one.perSecond) / other.perSecond)} %`
}
