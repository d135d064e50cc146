/**
 * A value for `whereIn`, where `= ?` would do, on paths that run with nearly every request. Where
 * several plans are possible, SQLite (STAT4) plans by the value in `= ?` and prepares the statement
 * anew each time it runs; for a list it keeps the plan. Measured: the row of a login took 5 µs
 * instead of 24, the first page of a search 0.4 of its time.
 */
export function listOfOne<Value>(value: Value) {
  return [value]
}
