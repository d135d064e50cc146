/** Why a member is shut out. 'fraud' is told to those who wrote with them. */
export const banReasons = ['fraud', 'rules'] as const
export type BanReason = (typeof banReasons)[number]
