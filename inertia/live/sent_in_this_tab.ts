const clientIds = new Set<string>()

/** Marks a message as sent by this tab, which learns its cost from the response. */
export function markSentInThisTab(clientId: string) {
  clientIds.add(clientId)
}

/** Whether a message was sent by this tab rather than another one of the same member. */
export function isSentInThisTab(clientId: string | null) {
  return clientId !== null && clientIds.has(clientId)
}
