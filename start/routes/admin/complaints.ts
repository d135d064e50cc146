import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { adminRoutes, seenBy } from '#start/routes/admin/group'

const { complaints } = controllers.admin

adminRoutes(() => {
  router
    .group(() => {
      router.get('/complaints', [complaints.Tickets, 'index']).as('complaints')
      router.get('/complaints.csv', [complaints.Tickets, 'csv']).as('complaints.csv')
      router.get('/complaints/new', [complaints.Tickets, 'create']).as('complaints.create')
      router.post('/complaints', [complaints.Tickets, 'store']).as('complaints.store')
      router
        .group(() => {
          router.get('/', [complaints.ReadyAnswers, 'index']).as('index')
          router.post('/', [complaints.ReadyAnswers, 'store']).as('store')
          router.post('/:id', [complaints.ReadyAnswers, 'update']).as('update')
          router.post('/:id/removal', [complaints.ReadyAnswers, 'destroy']).as('destroy')
        })
        .prefix('/complaints/answers')
        .as('answers')
      router
        .group(() => {
          router.get('/', [complaints.Tickets, 'show']).as('show')
          router.post('/answer', [complaints.TicketActs, 'answer']).as('answer')
          router.post('/solution', [complaints.TicketActs, 'solve']).as('solve')
          router.post('/reopening', [complaints.TicketActs, 'reopen']).as('reopen')
          router.post('/notes', [complaints.TicketActs, 'note']).as('note')
          router.post('/assignee', [complaints.TicketActs, 'assign']).as('assign')
          router.post('/subjects', [complaints.TicketActs, 'link']).as('link')
          router.post('/merge', [complaints.TicketActs, 'merge']).as('merge')
          router.post('/photo', [complaints.TicketActs, 'hidePhoto']).as('photo')
          router.post('/help', [complaints.DistressCases, 'help']).as('help')
          router.post('/pause', [complaints.DistressCases, 'pause']).as('pause')
          router.get('/files/:file', [complaints.TicketFiles, 'show']).as('file')
        })
        .prefix('/complaints/:id')
        .as('ticket')
    })
    .where('id', router.matchers.uuid())
    .where('file', router.matchers.uuid())
    .use(seenBy('see_complaints'))
})
