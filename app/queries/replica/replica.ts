import { replicaUrl } from '#config/database'

/** Milliseconds that a replica may be behind. */
const mostLag = 2000

/** Milliseconds for which a measurement holds: one is made each second. */
const holds = 2500

/** Milliseconds for which the primary alone is read after a change of what visitors are shown. */
const untilSeen = 3000

type Told = (state: Readonly<{ isRead: boolean; why: string }>) => void

/**
 * What this node knows of the replica. It is read while the last measurement found it no more than two
 * seconds behind; not while that is unknown, nor just after something that visitors see was changed, as
 * pages made of it are kept.
 */
export class Replica {
  /** How far it was behind when it was last measured, in milliseconds; null when it did not answer. */
  lag: number | null = null
  #measuredAt = Number.NEGATIVE_INFINITY
  #changedAt = Number.NEGATIVE_INFINITY
  #wasRead = false

  constructor(
    public isOn: boolean,
    private tell: Told = () => {},
    /** Milliseconds that never jump, unlike a clock that is set. */
    private elapsed = () => performance.now()
  ) {}

  get isRead() {
    const now = this.elapsed()
    if (!this.isOn || this.lag === null || this.lag > mostLag) return false
    return now - this.#measuredAt <= holds && now - this.#changedAt >= untilSeen
  }

  measured(lag: number) {
    this.lag = lag
    this.#measuredAt = this.elapsed()
    this.#note(lag <= mostLag, `${lag} ms behind`)
  }

  failed(error: unknown) {
    this.lag = null
    // Knex puts the whole query in front of what the server said.
    this.#note(false, String(error).split(' - ').at(-1) ?? '')
  }

  leaveForNow() {
    this.#changedAt = this.elapsed()
  }

  whenTold(tell: Told) {
    this.tell = tell
  }

  /** Once for each change, not with every measurement. */
  #note(isRead: boolean, why: string) {
    if (isRead !== this.#wasRead) this.tell({ isRead, why })
    this.#wasRead = isRead
  }
}

export const replica = new Replica(replicaUrl !== null)
