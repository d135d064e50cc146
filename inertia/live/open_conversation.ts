/** The conversation that this tab shows, which the poll asks about; null for none. */
let openId: string | null = null

export function openConversation() {
  return openId
}

/** Tells which conversation is shown; returns how to take it back. */
export function showConversation(id: string | null) {
  openId = id
  return () => {
    openId = null
  }
}
