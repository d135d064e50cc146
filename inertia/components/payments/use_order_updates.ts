import { router, usePoll } from '@inertiajs/react'
import { useLive } from '~/live/use_live'

const milliseconds = 2000
const newest = { only: ['order', 'justCompleted', 'me', 'timeBonus'] }

/**
 * Asks again until the order has ended, when its page shows something else: at once when the
 * server tells of it, and from time to time in case it cannot.
 */
export function useOrderUpdates(orderId: string) {
  usePoll(milliseconds, newest)
  useLive('order', (event) => {
    if (event.orderId === orderId) router.reload(newest)
  })
}
