import type { HttpContext } from '@adonisjs/core/http'

const doors = {
  '/swipe-game': 'login_to_swipe',
  '/match-finder': 'login_to_find',
  '/likes': 'login_to_see_likes',
  '/chats': 'login_to_chat',
  '/credits': 'login_to_buy',
} as const

type Door = keyof typeof doors

/** Why the login asks for an account, where the page that led to it is one of these doors; else null. */
export function loginReason({ i18n, session }: HttpContext) {
  const [, door] = /^(\/[^/?#]*)/.exec(session.get('intended_url', '')) ?? []
  return door && isDoor(door) ? i18n.t(`errors.${doors[door]}`) : null
}

function isDoor(path: string): path is Door {
  return path in doors
}
