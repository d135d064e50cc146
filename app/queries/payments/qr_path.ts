import { encodeQR } from 'qr'

/**
 * A QR code as the path of an SVG, one unit a module, with error correction M and the quiet zone of
 * four modules around it.
 */
export function qrPath(text: string) {
  const rows = encodeQR(text, 'raw', { ecc: 'medium', encoding: 'byte', border: 4 })
  const path = rows.map((row, y) => runsOf(row, y)).join('')
  return { size: rows.length, path }
}

/** Merges adjacent dark modules into one bar. */
function runsOf(row: readonly boolean[], y: number) {
  const signs = row.map((isDark) => (isDark ? '1' : '0')).join('')
  return [...signs.matchAll(/1+/g)]
    .map(({ index, 0: { length } }) => `M${index} ${y}h${length}v1h-${length}z`)
    .join('')
}
