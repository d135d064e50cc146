/** How admins sort members: by when they joined. */
export const memberOrders = ['newest', 'oldest'] as const
export type MemberOrder = (typeof memberOrders)[number]
