import { router, usePoll } from '@inertiajs/react'
import { useLive } from '~/live/use_live'

const newest = { only: ['order', 'transfer', 'justCompleted', 'me', 'timeBonus'] }

/**
 * Asks again until the order has ended, when its page shows something else: at once when the
 * server tells of it, and every so many seconds in case it cannot.
 */
export function useOrderUpdates(orderId: string, seconds = 2) {
  usePoll(seconds * 1000, newest)
  useLive('order', (event) => {
    if (event.orderId === orderId) router.reload(newest)
  })
}
