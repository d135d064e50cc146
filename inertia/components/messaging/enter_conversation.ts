import { router } from '@inertiajs/react'

/** Goes on in the conversation that has just begun; what is being typed stays where it is. */
export function enterConversation(id: string) {
  router.visit(`/chats/${id}`, { replace: true, preserveState: true, preserveScroll: true })
}
