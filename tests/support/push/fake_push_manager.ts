import type { BrowserContext } from 'playwright'
import type { PushAddress } from '#core/ports/push_notifier'

/**
 * Lets the browser say yes to pushes without the service of its maker, which tests cannot reach; a
 * browser without windows says no to pages whatever it was told to permit.
 */
export async function fakePushManager(context: BrowserContext, address: PushAddress) {
  await context.grantPermissions(['notifications'])
  const { endpoint, p256dh, auth } = address
  const json = JSON.stringify({ endpoint, expirationTime: null, keys: { p256dh, auth } })
  await context.addInitScript({
    content: `{
    const subscription = {
      endpoint: '${endpoint}',
      toJSON: () => (${json}),
      unsubscribe: async () => (localStorage.removeItem('test-push'), true),
    }
    Object.defineProperty(Notification, 'permission', { get: () => 'granted' })
    Notification.requestPermission = async () => 'granted'
    Object.assign(PushManager.prototype, {
      subscribe: async () => (localStorage.setItem('test-push', 'yes'), subscription),
      getSubscription: async () => (localStorage.getItem('test-push') ? subscription : null),
    })
  }`,
  })
}
