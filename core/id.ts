const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Whether a text may be the id of a row: a UUID in lower case. PostgreSQL rejects a query for any other. */
export function isId(text: string) {
  return uuid.test(text)
}
