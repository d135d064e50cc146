import env from '#start/env'
import app from '@adonisjs/core/services/app'
import { defineConfig } from '@adonisjs/core/http'
import { isTrustedProxy } from '#config/proxies'

/** Signs cookies, addresses of pictures, and codes. */
export const appKey = env.get('APP_KEY')

/** The public URL of the installation; links in mails of other sites have their own domains. */
export const appUrl = env.get('APP_URL') ?? `http://${env.get('HOST')}:${env.get('PORT')}`

/**
 * Cookies are Secure in production, except at an http address such as the local demo, where browsers
 * would drop them.
 */
export const secureCookies = app.inProduction && appUrl.startsWith('https:')

export const http = defineConfig({
  generateRequestId: true,
  allowMethodSpoofing: false,
  useAsyncLocalStorage: false,
  trustProxy: isTrustedProxy,
  cookie: {
    domain: '',
    path: '/',
    maxAge: '365d',
    httpOnly: true,
    secure: secureCookies,
    sameSite: 'lax',
  },
})
