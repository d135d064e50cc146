import { callServer } from '~/live/call_server'
import { announce } from '~/live/events'
import type { Polled } from '~/live/live_event'

const firstAfterMilliseconds = 5_000
const everyMilliseconds = 60_000

let polled: string | null = null
let timer: ReturnType<typeof setTimeout> | undefined

/** Asks once a minute for what the stream may have missed (section 4); null stops it. */
export function keepPolling(profileId: string | null) {
  if (polled === profileId) return
  polled = profileId
  clearTimeout(timer)
  if (profileId !== null) timer = setTimeout(() => poll(profileId), firstAfterMilliseconds)
}

async function poll(profileId: string) {
  const answers = await Promise.all([
    callServer('GET', '/api/user.php'),
    callServer('GET', '/api/chats.php'),
    callServer('GET', '/api/likes.php'),
  ])
  if (polled !== profileId) return
  const [user, chats] = answers
  if (user?.ok && chats?.ok) announce({ type: 'polled', ...(await read(user, chats)) })
  timer = setTimeout(() => poll(profileId), everyMilliseconds)
}

async function read(userAnswer: Response, chatsAnswer: Response): Promise<Polled> {
  const { user }: Pick<Polled, 'user'> = await userAnswer.json()
  const { chats }: Pick<Polled, 'chats'> = await chatsAnswer.json()
  return { user, chats }
}
