import { test } from '@japa/runner'
import type { Page } from 'playwright'
import sharp from 'sharp'
import { newFirstTimeVisitor, newVisitor } from '#tests/support/browser/shared_site'
import { waitUntilTrue } from '#tests/support/browser/wait_until_true'
import { sample } from '#tests/support/runner/sample'

const paths = [
  '/nl',
  '/en/pricing',
  '/de/signup',
  '/en/login',
  '/pl/pages/terms',
  '/fr/complaints',
  '/en/complaints/illegal-content',
]
const landers = [
  '/en/landers/gallery',
  '/pl/landers/iconslanding',
  '/nl/landers/socialnetwork/night',
]
/** Round corners are not drawn alike each time, by shades that nobody sees. A missing rule changes hundreds. */
const hardlyAny = 25
const visible = 8
const channels = [0, 1, 2]

const looks = [
  { width: 360, colorScheme: 'light' },
  { width: 360, colorScheme: 'dark' },
  { width: 1280, colorScheme: 'light' },
] as const

test.group('A public page before its style sheet has come', () => {
  test('looks as it does afterwards: {path}')
    .with(paths.map((path) => ({ path })))
    .run(async ({ assert }, { path }) => {
      for (const { colorScheme, width } of sample(`looks of ${path}`, looks, 1)) {
        const viewport = { width, height: 800 }
        // The screen alone is to be compared: a script could change it meanwhile.
        const context = await newFirstTimeVisitor({
          colorScheme,
          viewport,
          javaScriptEnabled: false,
        })
        const page = await context.newPage()
        const asked = await withoutStyleSheets(page)
        await page.goto(path)
        const before = await pictureOf(page)
        await page.unroute('**/assets/*.css')
        await page.goto(path)
        const after = await pictureOf(page)
        assert.lengthOf(asked, 1)
        const different = await differentPixels(before, after)
        assert.isBelow(different, hardlyAny, `${path} at ${width} px, ${colorScheme}`)
        await context.close()
      }
    })

  test('has it whole where it is a lander, and asks for none', async ({ assert }) => {
    const context = await newFirstTimeVisitor({ javaScriptEnabled: false })
    const page = await context.newPage()
    const asked = await withoutStyleSheets(page)
    for (const path of landers) await page.goto(path)
    assert.isEmpty(asked)
    await context.close()
  })
})

test.group('The files of a public page', () => {
  test('are asked for once it is drawn, as pictures that are no part of that: {path}')
    .with([
      { path: '/en/login', later: [/\.css$/, /\.js$/] },
      { path: '/nl', later: [/\.css$/, /photos/] },
      { path: '/de/landers/gallery', later: [/photos/] },
    ])
    .run(async ({ assert }, { path, later }) => {
      const context = await newFirstTimeVisitor()
      const page = await context.newPage()
      await page.goto(path)
      const seen = `performance.getEntriesByName('first-paint')[0]?.startTime`
      const loaded = `performance.getEntriesByType('resource')`
      for (const kind of later) {
        await waitUntilTrue(
          page,
          `${loaded}.some((one) => ${kind}.test(one.name) && one.startTime > ${seen})`
        )
      }
      const { drawn, asked }: Loading = await page.evaluate(`({
        drawn: ${seen},
        asked: ${loaded}.map(({ name, startTime }) => [name, startTime]),
      })`)
      const timesOf = (kind: RegExp) =>
        asked.filter(([name]) => kind.test(name)).map(([, time]) => time)
      assert.isTrue(timesOf(/\.css$/).every((time) => time > drawn))
      if (path === '/en/login') {
        assert.isAbove(Math.min(...timesOf(/\.js$/)), drawn, 'the scripts of React')
      } else {
        assert.isBelow(Math.min(...timesOf(/photos/)), drawn)
      }
      await context.close()
    })

  test('come also where nothing says that it is drawn', async () => {
    const context = await newVisitor()
    await context.addInitScript('PerformanceObserver.prototype.observe = () => {}')
    const page = await context.newPage()
    const script = page.waitForResponse('**/assets/app-*.js')
    await page.goto('/en/login')
    await script
    await context.close()
  })
})

type Loading = Readonly<{ drawn: number; asked: readonly (readonly [string, number])[] }>

/** With the pictures and the font that it asks for, which are drawn some frames after they have come. */
async function pictureOf(page: Page) {
  await page.waitForLoadState('networkidle')
  let [last, next] = [await page.screenshot(), await page.screenshot()]
  while (!next.equals(last)) [last, next] = [next, await page.screenshot()]
  return next
}

async function differentPixels(one: Buffer, other: Buffer) {
  if (one.equals(other)) return 0
  const [first, second] = await Promise.all([one, other].map(shadesOf))
  let different = 0
  for (let at = 0; at < first.length; at += channels.length) {
    if (channels.some((channel) => isOther(first[at + channel], second[at + channel]))) different++
  }
  return different
}

function isOther(shade: number, before: number) {
  return Math.abs(shade - before) > visible
}

/** The red, green and blue of all pixels, one after the other. */
function shadesOf(picture: Buffer) {
  return sharp(picture).removeAlpha().raw().toBuffer()
}

/** The style sheets that the page asks for, which never come. */
async function withoutStyleSheets(page: Page) {
  const asked: string[] = []
  await page.route('**/assets/*.css', (route) => {
    asked.push(route.request().url())
    return route.abort()
  })
  return asked
}
