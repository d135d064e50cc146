import { open, rm, type FileHandle } from 'node:fs/promises'

/** A file on its way without a name: it is gone when it is closed, and when the process is killed. */
export async function openNameless(path: string) {
  const file = await open(path, 'wx+', 0o600)
  await rm(path)
  return file
}

/** The whole of such a file. */
export async function readNameless(file: FileHandle, size: number) {
  const bytes = Buffer.alloc(size)
  await file.read(bytes, 0, size, 0)
  return bytes
}
