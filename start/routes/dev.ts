import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'
import { pageRoutes } from '#start/routes/pages_group'

pageRoutes(() => {
  router
    .group(() => {
      router.get('/', [controllers.dev.Outbox, 'index']).as('index')
      router
        .get('/:id', [controllers.dev.Outbox, 'show'])
        .as('show')
        .where('id', router.matchers.uuid())
    })
    .prefix('/dev/outbox')
    .as('dev.outbox')
    .use(middleware.outbox())

  router
    .get('/dev/error', [controllers.dev.Errors, 'show'])
    .as('dev.error')
    .use(middleware.outbox())
})
