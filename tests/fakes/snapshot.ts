/**
 * Copies the public maps and arrays of repositories, and returns a function that restores them. A
 * shallow copy is enough, as rows are replaced and never changed.
 */
export function takeSnapshot(repositories: readonly object[]) {
  const restores = repositories.flatMap((repository) =>
    Object.values(repository).map(snapshotOfCollection)
  )
  return () => restores.forEach((restore) => restore())
}

function snapshotOfCollection(collection: unknown) {
  if (collection instanceof Map) return snapshotOfMap(collection)
  if (Array.isArray(collection)) return snapshotOfArray(collection)
  return () => {}
}

function snapshotOfMap(map: Map<unknown, unknown>) {
  const rows = [...map]
  return () => {
    map.clear()
    for (const [key, row] of rows) map.set(key, row)
  }
}

function snapshotOfArray(array: unknown[]) {
  const rows = [...array]
  return () => {
    array.splice(0, array.length, ...rows)
  }
}
