import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'

/** The URLs that the browser's live connection uses. */
router
  .group(() => {
    router.get('/events', [controllers.live.Streams, 'show']).as('live.stream')
    router.post('/subscribe', [controllers.live.Subscriptions, 'store']).as('live.subscribe')
  })
  .prefix('/__transmit')
  .use([middleware.json(), middleware.auth()])

router
  .post('/presence', [controllers.live.Presences, 'store'])
  .as('live.presence')
  .use([middleware.json(), middleware.auth()])
