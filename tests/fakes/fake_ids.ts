import { Ids } from '#core/ports/ids'

/** Counts: each id is valid as a UUIDv7 and sorts after the one before. */
export class FakeIds extends Ids {
  #made = 0

  next() {
    this.#made += 1
    return `01900000-0000-7000-8000-${String(this.#made).padStart(12, '0')}`
  }
}
