import type { BrowserContext } from 'playwright'
import type { PushAddress } from '#core/ports/push_notifier'

/**
 * Grants push without the push service of the browser's maker, which tests cannot reach. A headless
 * browser denies notifications to pages whatever permission it was granted.
 */
export async function fakePushManager(context: BrowserContext, address: PushAddress) {
  await context.grantPermissions(['notifications'])
  const { endpoint, p256dh, auth } = address
  const json = JSON.stringify({ endpoint, expirationTime: null, keys: { p256dh, auth } })
  await context.addInitScript({
    content: `{
    const subscription = {
      endpoint: '${endpoint}',
      get options() {
        const bytes = JSON.parse(localStorage.getItem('test-push'))
        return { applicationServerKey: new Uint8Array(bytes).buffer }
      },
      toJSON: () => (${json}),
      unsubscribe: async () => (localStorage.removeItem('test-push'), true),
    }
    Object.defineProperty(Notification, 'permission', { get: () => 'granted' })
    Notification.requestPermission = async () => 'granted'
    Object.assign(PushManager.prototype, {
      subscribe: async ({ applicationServerKey: key }) => (
        localStorage.setItem('test-push', JSON.stringify([...key])), subscription
      ),
      getSubscription: async () => (localStorage.getItem('test-push') ? subscription : null),
    })
  }`,
  })
}
