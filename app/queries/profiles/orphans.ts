import { read } from '#queries/read'

/** A statement has room for so many values. */
const keysAtOnce = 500

/** Which of these storage keys no photo has: neither of an album nor of a chat. */
export async function orphansAmong(storageKeys: readonly string[]) {
  const orphans = new Set(storageKeys)
  for (let start = 0; start < storageKeys.length; start += keysAtOnce) {
    const some = storageKeys.slice(start, start + keysAtOnce)
    for (const table of ['photos', 'messages']) {
      const known = await read<{ storageKey: string }>(table)
        .whereIn('storage_key', some)
        .select('storage_key')
      for (const { storageKey } of known) orphans.delete(storageKey)
    }
  }
  return [...orphans]
}
