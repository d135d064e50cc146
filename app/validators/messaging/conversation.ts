import vine from '@vinejs/vine'
import { cursorPattern, decodeCursor } from '#queries/time_cursor'

/** The cursor of a page of the overview. */
export const conversationPageValidator = vine.create({
  after: vine.string().regex(cursorPattern).transform(decodeCursor).optional(),
})

/** The conversation that a page has open while it polls. */
export const openConversationValidator = vine.create({
  open: vine.string().uuid().optional(),
})

/** The conversation to remove, as an item of `/api/chats.php` names it. */
export const removedConversationValidator = vine.create({
  conversation: vine.object({ id: vine.string().uuid() }),
})
