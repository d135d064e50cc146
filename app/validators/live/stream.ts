import vine from '@vinejs/vine'

/** Made by the page, once for each time it connects. */
const uid = () => vine.string().regex(/^[\w-]{1,64}$/)

export const streamValidator = vine.create({ uid: uid() })

export const subscriptionValidator = vine.create({ uid: uid(), channel: vine.string() })
