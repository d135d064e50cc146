/**
 * A value for `whereIn` where `= ?` would do, on the paths of nearly every request. SQLite prepared the
 * statement again for each value in `= ?`, but not for a list. Since decision 131 it does so for neither:
 * the lists only keep the plans that were measured with them.
 */
export function listOfOne<Value>(value: Value) {
  return [value]
}
