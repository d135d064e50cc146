type Value = Readonly<{ text: string; until: number }>
type Answer = string | number | null | readonly Answer[]

/** A full server still removes. */
const writing = ['eval', 'evalsha', 'set']

/** What a minimal Redis server keeps: the commands that sessions and limits send. */
export class RedisValues {
  #values = new Map<string, Value>()
  /** Whether there is no room left, as at `maxmemory` with `noeviction`. */
  isFull = false
  /** Whether it follows another, and takes no changes. */
  isReplica = false

  get keys() {
    return [...this.#values.keys()]
  }

  answer(name: string, [key = '', ...rest]: readonly string[]): Answer {
    if (this.isFull && writing.includes(name))
      throw new Error("OOM command not allowed when used memory > 'maxmemory'.")
    if (this.isReplica && [...writing, 'del'].includes(name))
      throw new Error("READONLY You can't write against a read only replica.")
    switch (name) {
      case 'get':
        return this.#find(key)?.text ?? null
      case 'set':
        return this.#set(key, rest)
      case 'del':
        return [key, ...rest].filter((one) => this.#values.delete(one)).length
      case 'pttl':
        return (this.#find(key)?.until ?? Date.now()) - Date.now()
      case 'eval':
      case 'evalsha':
        return this.#count(rest)
      case 'flushdb':
        this.#values.clear()
        return 'OK'
      default:
        return 'OK'
    }
  }

  #find(key: string) {
    const value = this.#values.get(key)
    return value && value.until > Date.now() ? value : undefined
  }

  #set(key: string, [text, , seconds, when]: readonly string[]) {
    if (when === 'NX' && this.#find(key)) return null
    this.#values.set(key, { text, until: Date.now() + Number(seconds) * 1000 })
    return 'OK'
  }

  /** The only script that is sent: that of the limiter, which adds to a counter with an end. */
  #count([, key, points, seconds]: readonly string[]) {
    const before = this.#find(key)
    const until = before?.until ?? Date.now() + Number(seconds) * 1000
    const total = Number(before?.text ?? 0) + Number(points)
    this.#values.set(key, { text: String(total), until })
    return [total, until - Date.now()]
  }
}
