/*
 * Measures the public pages as visitors get them who only read: the home page, a lander and a page of
 * texts, from memory, beside a bare page of the same framework and a bare node:http server of the same
 * size, in the same rounds. The load comes from the same machine, and takes its share of the cores.
 */
import { manyPerSecond, type Aim } from '#tests/bench/aims'
import { bareServer } from '#tests/bench/bare_server'
import { measure } from '#tests/bench/measure'
import { report } from '#tests/bench/report'
import { startSite } from '#tests/support/site/running_site'

const paths = ['/', '/landers/gallery', '/nl/pages/faq']

const headers = {
  'Accept': 'text/html',
  'Accept-Encoding': 'gzip, deflate, br',
  'Accept-Language': 'nl',
  'User-Agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
}

const site = await startSite({ BENCH: 'true', LOG_LEVEL: 'error' })
try {
  const bare = await bareServer(await bytesOf(paths[0]))
  const found = await measure(
    ...paths.map((path) => ({ name: path, urls: [site.url + path], headers })),
    { name: 'bare page', urls: [`${site.url}/bench/bare`], headers },
    { name: 'bare node:http', urls: [bare.url] }
  )
  await bare.close()
  const pages = found.slice(0, paths.length)
  const [barePage] = found.slice(paths.length)
  const aims: Aim[] = pages.map(manyPerSecond)
  const results = found.map((one) => {
    return { ...one, 'times the bare page': (one.perSecond / barePage.perSecond).toFixed(1) }
  })
  report('bench-public', results, aims)
} finally {
  await site.stop()
}

/** Bytes of a page on the line. */
async function bytesOf(path: string) {
  const answer = await fetch(site.url + path, { headers })
  return Number(answer.headers.get('content-length'))
}
