/** The keys that are locked in a table from now on, in their order. */
export function noteLocks<Key>(rows: { lock(key: Key): Promise<unknown> }): Key[] {
  const locked: Key[] = []
  const lock = rows.lock.bind(rows)
  rows.lock = (key) => {
    locked.push(key)
    return lock(key)
  }
  return locked
}
