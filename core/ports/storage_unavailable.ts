/** Files cannot be written or read now: the store is down, slow or full. Nothing was changed. */
export class StorageUnavailable extends Error {
  constructor(cause: unknown) {
    super(`The storage does not work: ${cause instanceof Error ? cause.message : cause}`, { cause })
  }
}
