import { pipeline } from 'node:stream/promises'
import type { HttpContext } from '@adonisjs/core/http'
import { stringify } from 'csv-stringify'

/**
 * Streams rows as a CSV file to save. A cell that a spreadsheet would take for a formula is text. Who
 * leaves before its end ends the reading of rows, too.
 */
export async function sendCsv(
  { response }: HttpContext,
  name: string,
  rows: Iterable<object> | AsyncIterable<object>
) {
  const file = response.response
  file.setHeader('Content-Type', 'text/csv; charset=utf-8')
  file.setHeader('Content-Disposition', `attachment; filename="${name}.csv"`)
  file.setHeader('Cache-Control', 'private, no-store')
  const written = stringify({ header: true, bom: true, cast: { string: harmless } })
  try {
    await pipeline(rows, written, file)
  } catch (error) {
    if (!hasLeft(error)) throw error
  }
}

function hasLeft(error: unknown) {
  return error instanceof Error && 'code' in error && error.code === 'ERR_STREAM_PREMATURE_CLOSE'
}

/** Spreadsheets run what begins with one of these as a formula. */
export function harmless(text: string) {
  return /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
}
