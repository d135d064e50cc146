import { crc32 } from 'node:zlib'
import sharp from 'sharp'

/** A picture of one colour, red at its left edge. */
export function drawing(width = 600, height = 400) {
  const blue = { width, height, channels: 3, background: '#08f' } as const
  const red = { ...blue, width: Math.ceil(width / 4), background: '#f00' } as const
  return sharp({ create: blue }).composite([{ input: { create: red }, left: 0, top: 0 }])
}

/** A photo as a phone stores it: rotated by EXIF, with location data. */
export function phonePhoto(width = 600, height = 400) {
  return drawing(width, height)
    .withExif({
      IFD0: { Make: 'Phone of Ada' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '52/1 5/1 30/1' },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
}

/** A picture that does not compress. */
export function noise(side = 600) {
  const grain = { type: 'gaussian', mean: 128, sigma: 60 } as const
  const create = {
    width: side,
    height: side,
    channels: 3,
    background: '#fff',
    noise: grain,
  } as const
  return sharp({ create }).jpeg({ quality: 95 }).toBuffer()
}

/** A PNG of a few bytes whose header claims these dimensions. */
export function bomb(width: number, height: number, { bits = 8, interlaced = false } = {}) {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([bits, 2, 0, 0, interlaced ? 1 : 0], 8)
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  const parts = [
    chunk('IHDR', header),
    chunk('IDAT', Buffer.alloc(20)),
    chunk('IEND', Buffer.alloc(0)),
  ]
  return Buffer.concat([signature, ...parts])
}

function chunk(name: string, data: Buffer) {
  const body = Buffer.concat([Buffer.from(name), data])
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  check.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, check])
}

/** A picture with shapes in many places, so that it can be told from others. */
export function photoWithEdges() {
  const shapes = [...'3141592653589793'].map((digit, index) => {
    const [x, y] = [(index % 4) * 150, Math.floor(index / 4) * 150]
    return `<rect x="${x}" y="${y}" width="150" height="150" fill="rgb(${Number(digit) * 25},${(Number(digit) * 67) % 255},90)"/>`
  })
  const drawn = `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="600">${shapes.join('')}</svg>`
  return sharp(Buffer.from(drawn))
}
