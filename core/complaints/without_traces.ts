import { type ArrivedFile, isPicture } from '#core/complaints/attachments'
import type { Uses } from '#core/ports'

/**
 * The files without what a device wrote into photos: where and when one was taken, a serial number, a name. One
 * that cannot be read so is empty, and refused as a file that is not taken.
 * Rule: docs/product/complaints.md.
 */
export function withoutTraces({ pictures }: Uses<'pictures'>, files: readonly ArrivedFile[]) {
  return Promise.all(
    files.map(async ({ bytes, name }) => {
      if (!isPicture(bytes)) return { name, bytes }
      return { name, bytes: (await pictures.withoutMetadata(bytes)) ?? new Uint8Array() }
    })
  )
}
