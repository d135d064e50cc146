import type { Page } from 'playwright'

interface Registration {
  registrationId: string
  scopeURL: string
  isDeleted: boolean
}

/** Hands a push to the service worker of the page, as the service of its browser does. */
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
    ...{ origin, registrationId, data: JSON.stringify(data) },
  })
  await session.detach()
}

interface Shown {
  title: string
  body: string
  lang: string
  data: { openUrl: string; checkUrl: string; badge: number }
}

/** What is shown at this moment. */
export function shownNotifications(page: Page): Promise<Shown[]> {
  return page.evaluate(`navigator.serviceWorker.ready
    .then((registration) => registration.getNotifications())
    .then((all) => all.map(({ title, body, lang, data }) => ({ title, body, lang, data })))`)
}

/** Presses the notification that is shown. */
export async function pressNotification(page: Page) {
  const [worker] = page.context().serviceWorkers()
  await worker.evaluate(`registration.getNotifications().then(([notification]) => {
    dispatchEvent(new NotificationEvent('notificationclick', { notification }))
  })`)
}
