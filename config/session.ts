import env from '#start/env'
import { secureCookies } from '#config/app'
import { sessionAge, sessionCookie } from '#config/session_cookies'
import { defineConfig, stores } from '@adonisjs/session'
import { extendedHourly, flashForPages, storedWhenNeeded } from '#config/session_stores'

const sessionConfig = defineConfig({
  enabled: true,
  cookieName: sessionCookie,
  clearWithBrowser: false,
  age: sessionAge,
  cookie: {
    path: '/',
    httpOnly: true,
    secure: secureCookies,
    sameSite: 'lax',
  },
  store: env.get('SESSION_DRIVER') ?? 'database',
  stores: {
    database: extendedHourly(stores.database()),
  },
})

export default flashForPages(storedWhenNeeded(sessionConfig))
