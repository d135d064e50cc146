import { read } from '#queries/read'

/** The number of parameters in one statement is limited. */
const keysAtOnce = 500

/** The storage keys that belong to no photo, neither of an album nor of a message. */
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
