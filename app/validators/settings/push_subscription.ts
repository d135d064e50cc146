import vine from '@vinejs/vine'

/** An address at the push service of a browser. */
const endpoint = vine
  .string()
  .maxLength(1000)
  .url({ protocols: ['https'], require_protocol: true, require_tld: false })

/** The used part of the browser's `PushSubscription.toJSON()`. */
export const pushSubscriptionValidator = vine.create({
  endpoint,
  keys: vine.object({ p256dh: vine.string().maxLength(100), auth: vine.string().maxLength(100) }),
})

/** The browser to unsubscribe. */
export const withdrawnEndpointValidator = vine.create({ endpoint })
