import type { Page } from 'playwright'

interface Registration {
  registrationId: string
  scopeURL: string
  isDeleted: boolean
}

/** Delivers a push to the service worker of the page, as the browser's push service does. */
export async function deliverPush(page: Page, data: object) {
  const session = await page.context().newCDPSession(page)
  const registered = new Promise<Registration>((fulfil) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const own = registrations.find(({ isDeleted }) => !isDeleted)
      if (own) fulfil(own)
    })
  })
  await session.send('ServiceWorker.enable')
  const { registrationId, scopeURL } = await registered
  const { origin } = new URL(scopeURL)
  await session.send('ServiceWorker.deliverPushMessage', {
    origin,
    registrationId,
    data: JSON.stringify(data),
  })
  await session.detach()
}

interface Shown {
  title: string
  body: string
  lang: string
  data: { openUrl: string; checkUrl: string; badge: number }
}

/** Fakes the notifications and badges of the system, which a headless browser lacks. */
export async function fakeNotifications(page: Page) {
  const worker = await workerOf(page)
  await worker.evaluate(`{
    const shown = new Set()
    navigator.setAppBadge = async () => {}
    Object.assign(ServiceWorkerRegistration.prototype, {
      getNotifications: async () => [...shown],
      showNotification: async (title, options) => {
        const notification = { title, ...options, close: () => shown.delete(notification) }
        shown.add(notification)
      },
    })
  }`)
}

/** The notifications that are shown now. */
export async function shownNotifications(page: Page): Promise<Shown[]> {
  const worker = await workerOf(page)
  return worker.evaluate(`registration.getNotifications().then((all) =>
    all.map(({ title, body, lang, data }) => ({ title, body, lang, data })))`)
}

/** Clicks the shown notification. */
export async function pressNotification(page: Page) {
  const worker = await workerOf(page)
  await worker.evaluate(`registration.getNotifications().then(([notification]) => {
    dispatchEvent(Object.assign(new ExtendableEvent('notificationclick'), { notification }))
  })`)
}

async function workerOf(page: Page) {
  const [worker] = page.context().serviceWorkers()
  return worker ?? page.context().waitForEvent('serviceworker')
}
