import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'
import { adminRoutes, seenBy } from '#start/routes/admin/group'

const { Dashboard, Operations, Waiting } = controllers.admin

adminRoutes(() => {
  router.get('/', [Dashboard, 'show']).as('dashboard').use(seenBy('see_dashboard'))
  router
    .get('/waiting', [Waiting, 'show'])
    .as('waiting')
    .use(middleware.admin({ for: 'admin', right: 'see_dashboard', isPolled: true }))
  router.get('/figures.csv', [Dashboard, 'csv']).as('figures').use(seenBy('see_dashboard'))

  router
    .group(() => {
      router.get('/operations', [Operations, 'show']).as('operations')
      router.post('/operations/jobs/:id/retry', [Operations, 'retry']).as('jobs.retry')
      router.post('/operations/jobs/:id/discard', [Operations, 'discard']).as('jobs.discard')
    })
    .where('id', router.matchers.uuid())
    .use(middleware.admin({ for: 'admin', right: 'see_operations', isOfAllSites: true }))
})
