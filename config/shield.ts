import app from '@adonisjs/core/services/app'
import { defineConfig } from '@adonisjs/shield'
import { secureCookies } from '#config/app'

const shieldConfig = defineConfig({
  csp: {
    enabled: true,
    directives: {
      defaultSrc: [`'self'`],
      scriptSrc: [`'self'`, '@nonce'],
      styleSrc: [`'self'`, '@nonce'],
      imgSrc: [`'self'`, 'data:', 'blob:'],
      connectSrc: app.inDev ? [`'self'`, 'ws:'] : [`'self'`],
      objectSrc: [`'none'`],
      baseUri: [`'self'`],
      formAction: [`'self'`],
      frameAncestors: [`'none'`],
    },
  },

  csrf: {
    enabled: true,
    // Webhooks carry no session: they are verified by asking the provider. Choosing a language is a
    // plain form that works without script, and does no harm in anybody's name.
    exceptRoutes: ({ request }) => /^\/(webhooks\/|language$)/.test(request.url()),
    enableXsrfCookie: true,
    methods: ['POST', 'PUT', 'PATCH', 'DELETE'],
    cookieOptions: { secure: secureCookies },
  },

  xFrame: { enabled: true, action: 'DENY' },
  hsts: { enabled: secureCookies, maxAge: '180 days' },
  contentTypeSniffing: { enabled: true },
})

export default shieldConfig
