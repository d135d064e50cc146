import { test } from '@japa/runner'
import type { Page } from 'playwright'
import sharp from 'sharp'
import { newFirstTimeVisitor } from '#tests/support/browser/shared_site'

const paths = [
  '/nl',
  '/en/pricing',
  '/de/signup',
  '/en/login',
  '/pl/pages/terms',
  '/fr/complaints',
  '/en/complaints/illegal-content',
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
        await page.route('**/assets/app-*.css', (route) => {
          asked.push(route.request().url())
          return route.abort()
        })
        await page.goto(path)
        const before = await pictureOf(page)
        await page.unroute('**/assets/app-*.css')
        await page.goto(path)
        const after = await pictureOf(page)
        assert.lengthOf(asked, 1)
        const different = await differentPixels(before, after)
        assert.isBelow(different, hardlyAny, `${path} at ${width} px, ${colorScheme}`)
        await context.close()
      }
    })
})

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
