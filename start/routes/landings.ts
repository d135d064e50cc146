import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { pageRoutes } from '#start/routes/pages_group'

const { PendingActs, Landings } = controllers.landings

pageRoutes(() => {
  router
    .group(() => {
      router.get('/members/:id/landing', [Landings, 'profile']).as('landings.profile')
      router.get('/members/:id/landing2/:slug?', [Landings, 'lines']).as('landings.lines')
      router.get('/members/:id/landing3/:slug?', [Landings, 'questions']).as('landings.questions')
      router.post('/members/:id/begin', [PendingActs, 'store']).as('landings.begin')
    })
    .where('id', router.matchers.uuid())
})
