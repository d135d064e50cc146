import env from '#start/env'
import { secureCookies } from '#config/app'
import { sessionAge, sessionCookie } from '#config/session_cookies'
import { defineConfig, stores } from '@adonisjs/session'
import { redisUrl } from '#config/redis'
import { copiedToRedis } from '#config/session_copies'
import { extendedHourly, flashForPages, storedWhenNeeded } from '#config/session_stores'

/** A session is a row; where there is a Redis, a copy of it is read. */
const rows = redisUrl ? copiedToRedis(redisUrl, stores.database()) : stores.database()

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
    database: extendedHourly(rows),
  },
})

export default flashForPages(storedWhenNeeded(sessionConfig))
