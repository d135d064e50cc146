/*
 * Shows pushes, and brings who clicks one to its page; pages hear NEW_PUSH_MESSAGE and
 * NEW_PUSH_CLICK. Of the site it keeps one page alone, which says that there is no line, in the
 * language of the reader: nothing of a member is ever kept.
 */
const offlinePage = '/offline'
const kept = () => caches.open('offline')

addEventListener('install', (event) => {
  self.skipWaiting()
  event.waitUntil(keepOfflinePage().catch(() => {}))
})

addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([clients.claim(), registration.navigationPreload?.enable()]))
})

addEventListener('fetch', (event) => {
  if (event.request.mode === 'navigate') event.respondWith(goTo(event))
})

/** The page itself, as the server gives it; only without a line the one that says so. */
async function goTo(event) {
  try {
    const response = (await event.preloadResponse) ?? (await fetch(event.request))
    event.waitUntil(followLanguage(response).catch(() => {}))
    return response
  } catch (error) {
    const page = await (await kept()).match(offlinePage, { ignoreVary: true })
    if (page) return page
    throw error
  }
}

/** Who changes the language of the site reads the kept page in it, too. */
async function followLanguage({ headers }) {
  const language = headers.get('Content-Language')
  const page = await (await kept()).match(offlinePage, { ignoreVary: true })
  if (language && language !== page?.headers.get('Content-Language')) await keepOfflinePage()
}

async function keepOfflinePage() {
  await (await kept()).add(new Request(offlinePage, { cache: 'no-store' }))
}

addEventListener('push', (event) => {
  const push = read(event.data)
  if (push) event.waitUntil(show(push))
})

addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(open(event.notification.data))
})

/** The service of the browser gave it another address: the site must know before the next push. */
addEventListener('pushsubscriptionchange', (event) => event.waitUntil(renew(event)))

async function renew({ oldSubscription, newSubscription }) {
  const options = oldSubscription?.options
  const subscription =
    newSubscription ?? (options && (await registration.pushManager.subscribe(options)))
  if (subscription) await store(subscription)
}

/** Where the cookie with the token cannot be read, the next page that opens does it. */
async function store(subscription) {
  const token = await self.cookieStore?.get('XSRF-TOKEN')
  if (!token) return
  await fetch('/api/user.php?push=1', {
    method: 'POST',
    headers: {
      'Accept': 'application/json',
      'Content-Type': 'application/json',
      'X-XSRF-TOKEN': decodeURIComponent(token.value),
    },
    body: JSON.stringify(subscription),
  })
}

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
  // A browser may refuse that, and still lets the page go where it should.
  await page.focus().catch(() => {})
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
