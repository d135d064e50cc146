/** How often news is mailed at most: as it happens (see `whenToMail`), or once a day. */
export const mailPaces = ['daily', 'at_once'] as const
export type MailPace = (typeof mailPaces)[number]

/** How a member wants mails. */
export type MailWish = Readonly<{
  pace: MailPace
  /** Subject and sender tell nothing, for who shares a screen. Rule: docs/product/notifications.md. */
  isNeutral: boolean
}>

/** For who has not chosen. */
export const defaultMailWish: MailWish = { pace: 'daily', isNeutral: false }
