const clientIds = new Set<string>()

/** Remembers a message of this tab, which knows by itself what it cost. */
export function noteSentHere(clientId: string) {
  clientIds.add(clientId)
}

/** Whether a message left from this tab, or from another one of the same member. */
export function isSentHere(clientId: string | null) {
  return clientId !== null && clientIds.has(clientId)
}
