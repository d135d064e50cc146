import vine from '@vinejs/vine'

/** Ids of every provider are of this shape; anything else is not worth a question. */
export const paymentWebhookValidator = vine.create({
  id: vine
    .string()
    .maxLength(100)
    .regex(/^[\w-]+$/),
})
