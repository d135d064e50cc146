const readyForQuery = 'Z'.charCodeAt(0)
const outsideTransaction = 'I'.charCodeAt(0)

/**
 * Follows what a PostgreSQL server says, in pieces as they arrive: answers of each piece whether the
 * server is ready after it, and in no transaction.
 */
export function readyAfter() {
  let rest = Buffer.alloc(0)
  return (piece: Buffer) => {
    rest = Buffer.concat([rest, piece])
    let isReady = false
    // Each message is a letter, the length of what follows, and that.
    while (rest.length >= 5 && rest.length > rest.readInt32BE(1)) {
      const end = 1 + rest.readInt32BE(1)
      isReady = rest[0] === readyForQuery && rest[5] === outsideTransaction
      rest = rest.subarray(end)
    }
    return isReady && rest.length === 0
  }
}
