import type { HttpContext } from '@adonisjs/core/http'

const pages = {
  '/swipe-game': 'login_to_swipe',
  '/match-finder': 'login_to_find',
  '/likes': 'login_to_see_likes',
  '/chats': 'login_to_chat',
  '/credits': 'login_to_buy',
} as const

type AskingPage = keyof typeof pages

/** Why the login asks for an account, where the page that led to it is one of these; else null. */
export function loginReason({ i18n, session }: HttpContext) {
  const [, page] = /^(\/[^/?#]*)/.exec(session.get('intended_url', '')) ?? []
  return page && isAskingPage(page) ? i18n.t(`errors.${pages[page]}`) : null
}

function isAskingPage(path: string): path is AskingPage {
  return path in pages
}
