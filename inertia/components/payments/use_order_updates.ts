import { router, usePoll } from '@inertiajs/react'
import { useLive } from '~/live/use_live'

const newest = {
  only: ['order', 'transfer', 'moneyBack', 'justCompleted', 'me', 'timeBonus'],
}

/**
 * Reloads until the order has ended, when its page shows something else: on its live event, and by
 * polling in case that does not arrive.
 */
export function useOrderUpdates(orderId: string, seconds = 2) {
  usePoll(seconds * 1000, newest)
  useLive('order', (event) => {
    if (event.orderId === orderId) router.reload(newest)
  })
}
