import { networksOf } from '#core/accounts/signing_up/network'

/** Bytes of all uploads that are on their way at a time, and those of one network. */
const most = 512 * 1024 * 1024
const mostOfNetwork = 128 * 1024 * 1024

/** More is arriving than this node has room for. */
export class UploadsFull extends Error {}

/** Counts what uploads hold, in files or in memory: anybody may begin one, and take as long as a request may. */
export class UploadRoom {
  readonly #held = new Map<string, number>()

  constructor(readonly limits: { most: number; mostOfNetwork: number } = { most, mostOfNetwork }) {}

  /** The room of one upload: `take` throws UploadsFull, `free` gives back all that it took. */
  of(address: string) {
    const shares = [
      { holder: 'all', limit: this.limits.most },
      ...networksOf(address).map(({ network, times }) => ({
        holder: network,
        limit: this.limits.mostOfNetwork * times,
      })),
    ]
    let taken = 0
    return {
      take: (bytes: number) => {
        const isFull = shares.some(({ holder, limit }) => this.#heldBy(holder) + bytes > limit)
        if (isFull) throw new UploadsFull('More uploads than there is room for')
        taken += bytes
        for (const { holder } of shares) this.#held.set(holder, this.#heldBy(holder) + bytes)
      },
      free: () => {
        for (const { holder } of shares) {
          const left = this.#heldBy(holder) - taken
          if (left > 0) this.#held.set(holder, left)
          else this.#held.delete(holder)
        }
        taken = 0
      },
    }
  }

  #heldBy(holder: string) {
    return this.#held.get(holder) ?? 0
  }
}

export type RoomOfUpload = ReturnType<UploadRoom['of']>

/** The room that this node has. */
export const uploadRoom = new UploadRoom()
