import vine from '@vinejs/vine'

/** The overview goes on below a conversation: its last moment in milliseconds, and its id. */
export const conversationPageValidator = vine.create({
  after: vine
    .string()
    .regex(/^\d{1,15}\.[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/)
    .optional(),
})

/** The chat to remove, by its conversation as a chat list item names it (section 3). */
export const removedConversationValidator = vine.create({
  conversation: vine.object({ id: vine.string().uuid() }),
})
