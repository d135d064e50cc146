import { test } from '@japa/runner'
import type { Page } from 'playwright'
import sharp from 'sharp'
import { newFirstTimeVisitor, newVisitor } from '#tests/support/browser/shared_site'

const paths = [
  '/nl',
  '/en/pricing',
  '/de/signup',
  '/en/login',
  '/pl/pages/terms',
  '/fr/complaints',
  '/en/complaints/illegal-content',
  '/en/landers/gallery',
  '/pl/landers/iconslanding',
  '/nl/landers/socialnetwork/night',
]
/** Round corners are not drawn alike each time, by shades that nobody sees. A missing rule changes hundreds. */
const hardlyAny = 25
const visible = 8

const looks = [
  { width: 360, colorScheme: 'light' },
  { width: 360, colorScheme: 'dark' },
  { width: 1280, colorScheme: 'light' },
] as const

test.group('A public page before its style sheet has come', () => {
  test('looks as it does afterwards: {path}')
    .with(paths.map((path) => ({ path })))
    .run(async ({ assert }, { path }) => {
      for (const { colorScheme, width } of looks) {
        const viewport = { width, height: 800 }
        // The screen alone is to be compared: a script could change it meanwhile.
        const context = await newFirstTimeVisitor({
          colorScheme,
          viewport,
          javaScriptEnabled: false,
        })
        const page = await context.newPage()
        const asked: string[] = []
        await page.route('**/assets/*.css', (route) => {
          asked.push(route.request().url())
          return route.abort()
        })
        await page.goto(path)
        const before = await pictureOf(page)
        await page.unroute('**/assets/*.css')
        await page.goto(path)
        const after = await pictureOf(page)
        assert.lengthOf(asked, path.includes('/landers/') ? 0 : 1, 'a lander has its own whole')
        const different = await differentPixels(before, after)
        assert.isBelow(different, hardlyAny, `${path} at ${width} px, ${colorScheme}`)
        await context.close()
      }
    })
})

test.group('The files of a public page', () => {
  test('are asked for once it is drawn, as pictures that are no part of that: {path}')
    .with([
      { path: '/en/login', pictures: false },
      { path: '/nl', pictures: true },
      { path: '/de/landers/gallery', pictures: true },
    ])
    .run(async ({ assert }, { path, pictures }) => {
      const context = await newFirstTimeVisitor()
      const page = await context.newPage()
      await page.goto(path, { waitUntil: 'networkidle' })
      const { drawn, asked }: Loading = await page.evaluate(`({
        drawn: performance.getEntriesByName('first-paint')[0].startTime,
        asked: performance.getEntriesByType('resource').map(({ name, startTime }) => [name, startTime]),
      })`)
      const timesOf = (kind: RegExp) =>
        asked.filter(([name]) => kind.test(name)).map(([, time]) => time)
      assert.isTrue(timesOf(/\.css$/).every((time) => time > drawn))
      if (pictures) {
        assert.isBelow(Math.min(...timesOf(/photos/)), drawn)
        assert.isAbove(Math.max(...timesOf(/photos/)), drawn)
      } else {
        assert.isAbove(Math.min(...timesOf(/\.js$/)), drawn, 'the scripts of React')
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
  const [first, second] = await Promise.all([one, other].map(pixelsOf))
  return first.filter((pixel, at) =>
    pixel.some((shade, channel) => Math.abs(shade - second[at][channel]) > visible)
  ).length
}

/** The shades of each pixel: red, green and blue. */
async function pixelsOf(picture: Buffer) {
  const { data, info } = await sharp(picture)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return Array.from({ length: info.width * info.height }, (_, at) =>
    data.subarray(at * info.channels, (at + 1) * info.channels)
  )
}
