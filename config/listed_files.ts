import type { Disk, DriveFile } from '@adonisjs/drive'
import { FSDriver } from '@adonisjs/drive/drivers/fs'

/**
 * All files below a folder, some at a time, so that only one listing is in memory: on a disk folder by folder, in a
 * store, which has no folders, in pages of a thousand.
 */
export async function* listedFiles(disk: Disk, folder: string): AsyncGenerator<DriveFile[]> {
  const recursive = !(disk.driver instanceof FSDriver)
  let page: string | undefined
  do {
    const listed = await disk.listAll(folder, { recursive, paginationToken: page })
    const files: DriveFile[] = []
    for (const entry of listed.objects) {
      if (entry.isDirectory) yield* listedFiles(disk, entry.prefix)
      else files.push(entry)
    }
    if (files.length > 0) yield files
    page = listed.paginationToken
  } while (page)
}
