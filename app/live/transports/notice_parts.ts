import { randomUUID } from 'node:crypto'

/** A notification holds less than 8,000 bytes, including the header of the part. */
const partBytes = 7_900

/** Escapes non-ASCII characters, as JSON allows, so that a character is one byte. */
function asciiJson(value: unknown) {
  return JSON.stringify(value).replace(
    /[^\u0020-\u007e]/g,
    (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`
  )
}

/** Splits a value into parts that each fit into a notification: `<id> <parts left> <text>`. */
export function cutNotice(value: unknown): string[] {
  const text = asciiJson(value)
  const id = randomUUID()
  const count = Math.ceil(text.length / partBytes)
  return Array.from({ length: count }, (_, index) => {
    const part = text.slice(index * partBytes, (index + 1) * partBytes)
    return `${id} ${count - index - 1} ${part}`
  })
}

/** Joins parts again, which arrive in order but may be interleaved with others. */
export class NoticeParts {
  #incomplete = new Map<string, string>()

  /** Returns the whole text with its last part, before that null. */
  take(part: string): string | null {
    const [, id, left, text] = /^(\S+) (\d+) (.*)$/s.exec(part) ?? []
    if (id === undefined) return null
    const whole = (this.#incomplete.get(id) ?? '') + text
    if (left !== '0') {
      this.#incomplete.set(id, whole)
      return null
    }
    this.#incomplete.delete(id)
    return whole
  }

  /** Drops incomplete notifications: after a broken connection the rest never arrives. */
  clear() {
    this.#incomplete.clear()
  }
}
