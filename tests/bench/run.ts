/*
 * Measures the production build with a real server on SQLite, or where run_on_postgres.ts says so on
 * PostgreSQL, beside two baselines in the same rounds: a bare page of the same framework and size, and
 * a bare node:http server. These machines are noisy: quote the ratios. Prints the figures and the aims,
 * and writes both to tmp/bench.json.
 */
import { randomUUID } from 'node:crypto'
import {
  firstVisit,
  renderingTime,
  responseTime,
  scriptSize,
  shareOfBare,
  type Aim,
} from '#tests/bench/aims'
import { measureArrivals } from '#tests/bench/arrivals'
import { bareServer } from '#tests/bench/bare_server'
import { measureFirstVisit } from '#tests/bench/first_visit'
import { measure, type Measured } from '#tests/bench/measure'
import { measureRendering } from '#tests/bench/rendering'
import { report } from '#tests/bench/report'
import { prepareSender } from '#tests/bench/sender'
import { launchChromium } from '#tests/support/browser/chromium'
import { firstPageScript } from '#tests/support/browser/first_page_script'
import { signIn } from '#tests/support/http/sign_in'
import { startSite } from '#tests/support/site/running_site'
import { demoPassword } from '#database/demo/password'

const crowd = 100_000

/** Four million messages a day; below saturation, where latency would only measure the queue. */
const ratePerSecond = 50

/** V8 optimises a function for good once it has run 3,000 times: after a minute of messages. */
const untilOptimised = 60

const site = await startSite({ BENCH: 'true', LOG_LEVEL: 'error' })
const results: Measured[] = []
const aims: Aim[] = []

try {
  await measurePages('300 members')
  await measurePoll()
  await measureMessages()
  await measurePictures()
  await site.ace('demo:crowd', `--members=${crowd}`)
  await measurePages(`${crowd} members`)
  const browser = await launchChromium()
  const script = await firstPageScript(browser, site.url)
  await browser.close()
  aims.push(scriptSize(script), firstVisit(await measureFirstVisit(site.url)))
  console.table([script])
  report('bench', results, aims)
} finally {
  await site.stop()
}

/** Member search beside its two baselines, in the same rounds. */
async function measurePages(name: string) {
  const headers = await signIn(site.url, 'member1@vonk.example', demoPassword)
  const bytes = await sizeOf('/members', headers)
  const rows = await rowsFor(bytes, headers)
  const bare = await bareServer(bytes)
  const [members, page, node] = await measure(
    { name: `/members, ${name}`, urls: [`${site.url}/members`], headers },
    { name: `bare page, ${name}`, urls: [`${site.url}/bench/bare?rows=${rows}`], headers },
    { name: `bare node:http, ${name}`, urls: [bare.url] }
  )
  await bare.close()
  results.push(members, page, node)
  aims.push(shareOfBare(members.name, members, page))
}

/** The three requests that a page polls once a minute, measured as one: user, chats and likes. */
async function measurePoll() {
  const headers = await signIn(site.url, 'member2@vonk.example', demoPassword)
  const urls = ['user', 'chats', 'likes'].map((what) => `${site.url}/api/${what}.php`)
  results.push(...(await measure({ name: 'one poll', urls, headers })))
}

/** A picture of 12 megapixels, alone and ten at once. */
async function measurePictures() {
  const rendering = await measureRendering()
  console.table([rendering])
  aims.push(renderingTime(rendering))
}

async function measureMessages() {
  const { headers, conversationId } = await prepareSender(site)
  const sending = {
    headers: { ...headers, 'Content-Type': 'application/json', 'Accept': 'application/json' },
    body: () => JSON.stringify({ client_id: randomUUID(), body: 'How was your day by the sea?' }),
  }
  const url = `${site.url}/chats/${conversationId}/messages`
  const sender = { ...sending, urls: [url], method: 'POST' as const }
  const arriving = {
    next: () => ({ url, method: 'POST' as const, headers: sending.headers, body: sending.body() }),
    ratePerSecond,
  }
  const name = `${ratePerSecond} messages/s, at random moments`
  const first = await measureArrivals({ ...arriving, name: `${name}, the first` })
  const steady = await measureArrivals({ ...arriving, name, warmUp: untilOptimised })
  const [alone] = await measure({ ...sender, name: 'messages, one after another', connections: 1 })
  const [most] = await measure({ ...sender, name: 'messages without a pause', connections: 4 })
  results.push(alone, first, steady, most)
  aims.push(responseTime(alone), responseTime(steady))
}

async function sizeOf(path: string, headers: Record<string, string>) {
  const page = await fetch(site.url + path, { headers })
  return (await page.text()).length
}

/** The number of rows that make the bare page as long as the page it is compared with. */
async function rowsFor(bytes: number, headers: Record<string, string>) {
  const [one, many] = [
    await sizeOf('/bench/bare?rows=1', headers),
    await sizeOf('/bench/bare?rows=101', headers),
  ]
  return Math.max(1, Math.round((bytes - one) / ((many - one) / 100)))
}
