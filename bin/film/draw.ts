/*
 * Draws the film of the lander `video` and encodes it: `npx node --import=@poppinss/ts-exec bin/film/draw.ts`.
 * Needs ffmpeg with libaom, libx264; takes some minutes. What it writes is kept in the repository.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { frameAt, size } from './frame.js'

const framesPerSecond = 24
const seconds = 12
/** For each of two passes; 12 seconds of it stay below 700 KB. */
const bitsPerSecond = 420_000
const folder = join(import.meta.dirname, '../../inertia/landers/video')
const raw = join(folder, 'raw.mkv')

const encoders = {
  webm: ['-c:v', 'libaom-av1', '-cpu-used', '3', '-row-mt', '1'],
  mp4: ['-c:v', 'libx264', '-preset', 'veryslow', '-profile:v', 'high', '-movflags', '+faststart'],
} as const

await drawFrames()
for (const kind of ['webm', 'mp4'] as const) await encode(kind)
await drawPoster()
await rm(raw)

async function drawFrames() {
  const input = ['-f', 'rawvideo', '-pix_fmt', 'rgb24', '-s', `${size.width}x${size.height}`]
  const lossless = ['-c:v', 'libx264rgb', '-qp', '0', '-preset', 'ultrafast', raw]
  const ffmpeg = run([...input, '-r', String(framesPerSecond), '-i', 'pipe:0', ...lossless])
  const count = framesPerSecond * seconds
  for (let frame = 0; frame < count; frame++) {
    const pixels = await picture(frame / count)
      .removeAlpha()
      .raw()
      .toBuffer()
    if (!ffmpeg.stdin.write(pixels)) await once(ffmpeg.stdin, 'drain')
  }
  ffmpeg.stdin.end()
  await finished(ffmpeg)
}

async function encode(kind: keyof typeof encoders) {
  const shared = [
    '-i',
    raw,
    ...encoders[kind],
    '-b:v',
    String(bitsPerSecond),
    '-pix_fmt',
    'yuv420p',
  ]
  const log = ['-passlogfile', join(folder, 'pass')]
  await finished(run([...shared, '-pass', '1', ...log, '-an', '-f', 'null', '/dev/null']))
  await finished(run([...shared, '-pass', '2', ...log, '-an', join(folder, `train.${kind}`)]))
  for (const end of ['-0.log', '-0.log.mbtree'])
    await rm(join(folder, `pass${end}`), { force: true })
}

/** The first picture of the film. */
async function drawPoster() {
  const poster = (kind: string) => join(folder, `poster.${kind}`)
  await picture(0).avif({ quality: 52 }).toFile(poster('avif'))
  await picture(0).webp({ quality: 74 }).toFile(poster('webp'))
  await picture(0).jpeg({ quality: 74, mozjpeg: true }).toFile(poster('jpg'))
}

function picture(part: number) {
  return sharp(Buffer.from(frameAt(part))).resize(size.width, size.height)
}

function run(options: readonly string[]) {
  return spawn('ffmpeg', ['-hide_banner', '-loglevel', 'error', '-y', ...options], {
    stdio: ['pipe', 'inherit', 'inherit'],
  })
}

async function finished(ffmpeg: ReturnType<typeof run>) {
  const [code] = await once(ffmpeg, 'close')
  if (code !== 0) throw new Error(`ffmpeg ended with ${code}`)
}
