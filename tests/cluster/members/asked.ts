import { EventEmitter, once } from 'node:events'

/** What members of the drill do, in the shares of `shares`; 'picture' comes with pages and chats. */
export type Act = 'browse' | 'picture' | 'chat' | 'like' | 'buy' | 'poll'

/** Something a member wanted: how often it failed first, and how long they waited in all. */
type Want = Readonly<{ act: Act; at: number; failures: readonly string[]; milliseconds: number }>

/** What all members have asked of the cluster, and how it was answered. */
export class Asked {
  #wants: Want[] = []
  #open = new Set<object>()
  #refusals: string[] = []
  #ear = new EventEmitter()

  /** Notes that a member waits; call what it returns once they have their answer. */
  begin(act: Act) {
    const at = performance.now()
    const failures: string[] = []
    this.#open.add(failures)
    return {
      failed: (how: string) => void failures.push(`${act}: ${how}`),
      answered: () => {
        this.#open.delete(failures)
        this.#wants.push({ act, at, failures, milliseconds: performance.now() - at })
        this.#ear.emit('ended')
      },
      refused: (how: string) => {
        this.#open.delete(failures)
        this.#refusals.push(`${act}: ${how}`)
        this.#ear.emit('ended')
      },
    }
  }

  /** Resolves once members have got so many answers more. */
  async answers(count: number) {
    const end = this.#wants.length + count
    while (this.#wants.length < end) await once(this.#ear, 'ended')
  }

  /** Resolves once all who wait now are answered. */
  async everybodyIsAnswered() {
    const waiting = [...this.#open]
    while (waiting.some((one) => this.#open.has(one))) await once(this.#ear, 'ended')
  }

  /** A mark in time, for `since`. */
  get now() {
    return performance.now()
  }

  /**
   * What was asked after the mark, or still waited for then. The pause is how long the one who waited longest did,
   * who asks again until there is an answer.
   */
  since(mark: number) {
    const wants = this.#wants.filter(({ at, milliseconds }) => at + milliseconds >= mark)
    const failures = wants.flatMap((want) => want.failures)
    const longest = new Map<Act, number>()
    for (const { act, milliseconds } of wants) {
      longest.set(act, Math.max(longest.get(act) ?? 0, Math.round(milliseconds)))
    }
    return {
      asked: wants.length,
      failed: failures.length,
      failures: countOfEach(failures),
      pause: Math.max(0, ...longest.values()),
      longest: [...longest].map(([act, milliseconds]) => `${act} ${milliseconds} ms`),
    }
  }

  /** What failed of what was asked for the first time after the mark. */
  begunAfter(mark: number) {
    const wants = this.#wants.filter(({ at }) => at >= mark)
    return countOfEach(wants.flatMap(({ failures }) => failures))
  }

  /** What the site has refused since this was asked last: nothing that these members do should be. */
  takeRefusals() {
    return countOfEach(this.#refusals.splice(0))
  }
}

/** Such as `browse: 502 (3)`. */
function countOfEach(words: readonly string[]) {
  const counts = new Map<string, number>()
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1)
  return [...counts].map(([word, count]) => `${word} (${count})`)
}
