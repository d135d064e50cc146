/**
 * A value for `whereIn` where `= ?` would do, on the paths of nearly every request. Where several
 * plans are possible, SQLite (STAT4) chooses by the value in `= ?` and prepares the statement again
 * for every execution; for a list it keeps the plan. Measured: 5 µs instead of 24 for the row of a
 * login, 0.4 of the time for the first page of a search.
 */
export function listOfOne<Value>(value: Value) {
  return [value]
}
