import { router } from '@inertiajs/react'

/** Goes on in the conversation that has just begun; what is being typed stays where it is. */
export function enterConversation(id: string, onFinish?: () => void) {
  const options = { replace: true, preserveState: true, preserveScroll: true }
  router.visit(`/chats/${id}`, { ...options, ...(onFinish && { onFinish }) })
}

/** Asks whether a conversation has begun meanwhile: if so, the server leads into it. */
export function lookForConversation(partnerId: string) {
  const only = ['thread', 'offer', 'overview']
  const options = { async: true, replace: true, preserveState: true, preserveScroll: true }
  router.visit(`/members/${partnerId}/chat`, { ...options, only })
}
