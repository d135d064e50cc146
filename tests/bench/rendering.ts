import sharp from 'sharp'
import { SharpPictureRenderer } from '#adapters/sharp/sharp_picture_renderer'

const rounds = 5
const atOnce = 10

/** Milliseconds to render a photo of 12 megapixels, and megabytes of memory for ten at once. */
export async function measureRendering() {
  const photo = await phonePhoto()
  const renderer = new SharpPictureRenderer()
  const render = () => renderer.render(async () => photo, { minSide: 200, maxPixels: 64_000_000 })
  await render()
  const times: number[] = []
  for (let round = 0; round < rounds; round++) times.push(await timeOf(render))
  const before = process.memoryUsage().rss
  let most = before
  const watch = setInterval(() => (most = Math.max(most, process.memoryUsage().rss)), 20)
  const together = await timeOf(() => Promise.all(Array.from({ length: atOnce }, render)))
  clearInterval(watch)
  const megabytes = Math.round((most - before) / 1024 / 1024)
  return { alone: Math.min(...times), tenAtOnce: together, megabytesForTen: megabytes }
}

/** 4000 by 3000 pixels, rotated by EXIF, with noise so that it compresses like a real photo. */
function phonePhoto() {
  const noise = { type: 'gaussian', mean: 128, sigma: 25 } as const
  const create = { width: 4000, height: 3000, channels: 3, background: '#888', noise } as const
  return sharp({ create }).withMetadata({ orientation: 6 }).jpeg({ quality: 90 }).toBuffer()
}

async function timeOf(work: () => Promise<unknown>) {
  const start = performance.now()
  await work()
  return Math.round(performance.now() - start)
}
