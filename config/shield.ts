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
    // Webhooks carry no session: they are verified by asking the provider. A beacon can carry no
    // token, and tells no more than that somebody stopped looking.
    exceptRoutes: ({ request }) =>
      request.url().startsWith('/webhooks/') || request.url() === '/api/page-hidden.php',
    enableXsrfCookie: true,
    methods: ['POST', 'PUT', 'PATCH', 'DELETE'],
    cookieOptions: { secure: secureCookies },
  },

  xFrame: { enabled: true, action: 'DENY' },
  hsts: { enabled: secureCookies, maxAge: '180 days' },
  contentTypeSniffing: { enabled: true },
})

export default shieldConfig
