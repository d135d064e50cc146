import vine from '@vinejs/vine'

/** What `PushSubscription.toJSON()` of a browser gives, as far as it is used. */
export const pushSubscriptionValidator = vine.create({
  endpoint: vine.string().maxLength(1000),
  keys: vine.object({ p256dh: vine.string().maxLength(100), auth: vine.string().maxLength(100) }),
})

/** Which browser wants none any more. */
export const withdrawnEndpointValidator = vine.create({ endpoint: vine.string().maxLength(1000) })
