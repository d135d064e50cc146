/*
 * Shows pushes, and brings who clicks one to its page. It keeps nothing and answers no requests.
 * Pages hear NEW_PUSH_MESSAGE and NEW_PUSH_CLICK.
 */
addEventListener('install', () => self.skipWaiting())
addEventListener('activate', (event) => event.waitUntil(clients.claim()))

addEventListener('push', (event) => {
  const push = read(event.data)
  if (push) event.waitUntil(show(push))
})

addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(open(event.notification.data))
})

function read(data) {
  try {
    return data.json()
  } catch {
    return null
  }
}

async function show({ title, body, tag, lang, openUrl, checkUrl, badge }) {
  const message = { openUrl: ownPath(openUrl), checkUrl: ownPath(checkUrl), badge }
  for (const page of await pages()) page.postMessage({ type: 'NEW_PUSH_MESSAGE', ...message })
  if (navigator.setAppBadge) await navigator.setAppBadge(badge).catch(() => {})
  await registration.showNotification(title, {
    ...{ body, tag, lang, renotify: true, data: message },
    // Who looks at the site sees it there.
    silent: (await pages()).some(({ focused }) => focused),
  })
}

/** Goes to the tab that shows it, or leads one there; with no tab of the site it opens one. */
async function open({ openUrl, checkUrl }) {
  const all = await pages()
  const there = all.find(({ url }) => new URL(url).pathname === checkUrl)
  const page = there ?? all[0]
  if (!page) return clients.openWindow(openUrl)
  await page.focus()
  if (there || (await follows(page, { openUrl, checkUrl }))) return
  return page.navigate(openUrl).catch(() => clients.openWindow(openUrl))
}

/** Whether the page goes there by itself: one that sleeps, or is not alive yet, says nothing. */
function follows(page, urls) {
  const { port1, port2 } = new MessageChannel()
  return new Promise((resolve) => {
    port1.onmessage = () => resolve(true)
    page.postMessage({ type: 'NEW_PUSH_CLICK', ...urls }, [port2])
    setTimeout(() => resolve(false), 1000)
  })
}

function pages() {
  return clients.matchAll({ type: 'window', includeUncontrolled: true })
}

/** The path of a page of this site; anything else is its start. */
function ownPath(url) {
  const target = new URL(url, location.origin)
  return target.origin === location.origin ? target.pathname + target.search : '/'
}
