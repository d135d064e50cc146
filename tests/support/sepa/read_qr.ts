import decodeQR from 'qr/decode.js'

type Drawn = Readonly<{ size: number; path: string }>

const pixels = 4

/** Decodes a QR code that is drawn as bars on white. */
export function readQr({ size, path }: Drawn) {
  const width = size * pixels
  const data = new Uint8Array(width * width * 4).fill(255)
  for (const [, x, y, length] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g)) {
    const bar = { x: Number(x) * pixels, y: Number(y) * pixels, width: Number(length) * pixels }
    for (let row = bar.y; row < bar.y + pixels; row += 1) {
      const start = (row * width + bar.x) * 4
      data.fill(0, start, start + bar.width * 4)
    }
  }
  for (let alpha = 3; alpha < data.length; alpha += 4) data[alpha] = 255
  return decodeQR({ width, height: width, data })
}
