import { pipeline } from 'node:stream/promises'
import type { HttpContext } from '@adonisjs/core/http'
import { stringify } from 'csv-stringify'
import { logReading } from '#core/admin/audit/log_reading'
import { Ports } from '#core/ports'

/**
 * Streams rows as a CSV file to save; the audit log has that it was. A cell that a spreadsheet would take for a formula is text. Who
 * leaves before its end ends the reading of rows, too.
 */
export async function sendCsv(
  ctx: HttpContext,
  name: string,
  rows: Iterable<object> | AsyncIterable<object>
) {
  await logReading(await ctx.containerResolver.make(Ports), {
    by: ctx.admin.actor,
    act: 'save_file',
    subject: { kind: 'file', id: name },
    siteId: ctx.admin.siteId,
  })
  const file = ctx.response.response
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
