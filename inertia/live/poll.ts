import { callServer } from '~/live/call_server'
import { emit, listen } from '~/live/events'
import { openConversation } from '~/live/open_conversation'
import { firstPollDelay, pollInterval } from '~/live/poll_intervals'
import { pushIsSubscribed } from '~/live/push_subscription'

let polledFor: string | null = null
let timer: ReturnType<typeof setTimeout> | undefined

/** Counts badge updates: a response that was on its way during one may be stale. */
let badgeEvents = 0
listen((event) => {
  if ('badges' in event) badgeEvents++
})

/** Polls for what the event stream may have missed; null stops it. */
export function keepPolling(profileId: string | null) {
  if (polledFor === profileId) return
  polledFor = profileId
  clearTimeout(timer)
  if (profileId !== null) timer = setTimeout(() => poll(profileId), firstPollDelay)
}

async function poll(profileId: string) {
  const eventsBefore = badgeEvents
  const answers = await Promise.all([
    callServer<'api.user.show'>('GET', '/api/user.php'),
    callServer<'api.chats.index'>('GET', chatsUrl(openConversation())),
    showsLikes() ? callServer<'api.likes.index'>('GET', '/api/likes.php') : null,
  ])
  if (polledFor !== profileId) return
  if (badgeEvents !== eventsBefore) {
    timer = setTimeout(() => poll(profileId), firstPollDelay)
    return
  }
  const [user, chats, likes] = answers
  if (user?.ok && chats?.ok) {
    const likedBy = likes?.ok ? (await likes.json()).liked_by : null
    emit({ type: 'polled', ...(await user.json()), ...(await chats.json()), likedBy })
  }
  const interval = pollInterval({ pushIsSubscribed: await pushIsSubscribed() })
  if (polledFor === profileId) timer = setTimeout(() => poll(profileId), interval)
}

/** Elsewhere the number of new ones, which comes with the user, is enough. */
function showsLikes() {
  return /^\/likes(\/|$)/.test(location.pathname)
}

/** Asks too whether the partner in the open conversation is online. */
function chatsUrl(openId: string | null) {
  return openId === null ? '/api/chats.php' : `/api/chats.php?open=${openId}`
}
