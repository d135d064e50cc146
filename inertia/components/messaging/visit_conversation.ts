import { router } from '@inertiajs/react'

/** Opens a conversation in place of the current page, keeping its state: a draft stays. */
export function visitConversation(id: string, onFinish = () => {}) {
  router.visit(`/chats/${id}`, {
    replace: true,
    preserveState: true,
    preserveScroll: true,
    onFinish,
  })
}

/** Asks whether a conversation has begun meanwhile; if so, the server redirects to it. */
export function checkForConversation(partnerId: string) {
  router.visit(`/members/${partnerId}/chat`, {
    async: true,
    replace: true,
    preserveState: true,
    preserveScroll: true,
    only: ['conversation', 'offer', 'overview'],
  })
}
