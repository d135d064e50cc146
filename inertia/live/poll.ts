import { callServer } from '~/live/call_server'
import { announce, listen } from '~/live/events'
import { firstPollAfter, pollEvery } from '~/live/poll_times'
import { pushIsSubscribed } from '~/live/push_subscription'

let polled: string | null = null
let timer: ReturnType<typeof setTimeout> | undefined

/** How often the stream told new numbers: an answer that was on its way meanwhile may be older. */
let told = 0
listen((event) => {
  if ('badges' in event) told++
})

/** Asks now and then for what the stream may have missed; null stops it. */
export function keepPolling(profileId: string | null) {
  if (polled === profileId) return
  polled = profileId
  clearTimeout(timer)
  if (profileId !== null) timer = setTimeout(() => poll(profileId), firstPollAfter)
}

async function poll(profileId: string) {
  const toldBefore = told
  const answers = await Promise.all([
    callServer<'api.user.show'>('GET', '/api/user.php'),
    callServer<'api.chats.index'>('GET', '/api/chats.php'),
    callServer('GET', '/api/likes.php'),
  ])
  if (polled !== profileId) return
  if (told !== toldBefore) {
    timer = setTimeout(() => poll(profileId), firstPollAfter)
    return
  }
  const [user, chats] = answers
  if (user?.ok && chats?.ok)
    announce({ type: 'polled', ...(await user.json()), ...(await chats.json()) })
  const pause = pollEvery({ pushIsSubscribed: await pushIsSubscribed() })
  if (polled === profileId) timer = setTimeout(() => poll(profileId), pause)
}
