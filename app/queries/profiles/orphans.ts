import db from '@adonisjs/lucid/services/db'

/** A statement has room for so many values. */
const keysAtOnce = 500

/** Which of these storage keys no photo has. */
export async function orphansAmong(storageKeys: readonly string[]) {
  const orphans = new Set(storageKeys)
  for (let start = 0; start < storageKeys.length; start += keysAtOnce) {
    const some = storageKeys.slice(start, start + keysAtOnce)
    const known = await db.from('photos').whereIn('storage_key', some).select('storage_key')
    for (const { storage_key: storageKey } of known) orphans.delete(storageKey)
  }
  return [...orphans]
}
