const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Whether a value may be the id of a row: a UUID in lower case. PostgreSQL rejects a query for any other. */
export function isId(value: unknown): value is string {
  return typeof value === 'string' && uuid.test(value)
}
