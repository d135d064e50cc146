import vine from '@vinejs/vine'

/** The used part of the browser's `PushSubscription.toJSON()`. */
export const pushSubscriptionValidator = vine.create({
  endpoint: vine.string().maxLength(1000),
  keys: vine.object({ p256dh: vine.string().maxLength(100), auth: vine.string().maxLength(100) }),
})

/** The browser to unsubscribe. */
export const withdrawnEndpointValidator = vine.create({ endpoint: vine.string().maxLength(1000) })
