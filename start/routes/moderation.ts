import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'
import { pageRoutes } from '#start/routes/pages_group'

const { Decisions, Reports } = controllers.moderation

pageRoutes(() => {
  router
    .group(() => {
      router.get('/members/:id/report', [Reports, 'create']).as('reports.create')
      router.post('/members/:id/report', [Reports, 'store']).as('reports.store')
      router.get('/members/:id/report/sent', [Reports, 'show']).as('reports.show')
    })
    .where('id', router.matchers.uuid())
    .use(middleware.auth())

  /** Open to those who are suspended or banned, too. */
  router.get('/decisions', [Decisions, 'index']).as('decisions.index')
  router
    .post('/decisions/:id/appeal', [Decisions, 'store'])
    .where('id', router.matchers.uuid())
    .as('decisions.appeal')
})
