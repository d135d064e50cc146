import { randomUUID } from 'node:crypto'

/** PostgreSQL carries less than 8,000 bytes in one notice; the head of a part takes some. */
const partBytes = 7_900

/** Escapes what is not ASCII, as JSON allows, so that a character is a byte. */
function asciiJson(value: unknown) {
  return JSON.stringify(value).replace(
    /[^\u0020-\u007e]/g,
    (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`
  )
}

/** Cuts a value into parts that each fit into a notice: `<id> <left after this one> <text>`. */
export function cutNotice(value: unknown): string[] {
  const text = asciiJson(value)
  const id = randomUUID()
  const count = Math.ceil(text.length / partBytes)
  return Array.from({ length: count }, (_, index) => {
    const part = text.slice(index * partBytes, (index + 1) * partBytes)
    return `${id} ${count - index - 1} ${part}`
  })
}

/** Puts parts together again, which come in their order though others may lie between them. */
export class NoticeParts {
  #incomplete = new Map<string, string>()

  /** Answers the text of the whole when this was its last part, else null. */
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

  /** Drops incomplete notices: after a broken connection the rest never comes. */
  clear() {
    this.#incomplete.clear()
  }
}
