/**
 * What a job was called with, as admins may see it: ids, numbers and truths as they are; texts, which
 * may hold what members wrote, only by how long they are. Rule: docs/product/back-office.md, Operations.
 */
export function shownArguments(payload: unknown): readonly ShownArgument[] {
  if (typeof payload !== 'object' || payload === null) return []
  return Object.entries(payload).map(([name, value]) => ({ name, value: shown(value) }))
}

export type ShownArgument = Readonly<{ name: string; value: string }>

const id = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i
/** A word of the code, such as the kind of a mail. */
const word = /^[a-z]+(_[a-z]+)+$/

function shown(value: unknown): string {
  if (Array.isArray(value)) return `[${value.length}]`
  if (typeof value === 'string') return id.test(value) || word.test(value) ? value : hidden(value)
  if (typeof value === 'number' || typeof value === 'boolean') return String(value)
  return value === null ? '–' : '{…}'
}

function hidden(text: string) {
  return '•'.repeat(Math.min(text.length, 8))
}
