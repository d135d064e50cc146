import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'
import { pageRoutes } from '#start/routes/pages_group'

const {
  Complaints,
  Notices,
  Objections,
  OwnTicketFiles,
  OwnTickets,
  PrivacyRequests,
  TicketEndings,
  TicketReplies,
  WithdrawalConfirmations,
  Withdrawals,
} = controllers.complaints

pageRoutes(() => {
  /** What a complaint, and each kind that the law asks for, begins with: a form. */
  router
    .group(() => {
      router.get('/', [Complaints, 'create']).as('create')
      router.post('/', [Complaints, 'store']).as('store')
      router.get('/illegal-content', [Notices, 'create']).as('notice')
      router.post('/illegal-content', [Notices, 'store']).as('notice.store')
      router.get('/appeal', [Objections, 'create']).as('objection')
      router.post('/appeal', [Objections, 'store']).as('objection.store')
      router.get('/privacy', [PrivacyRequests, 'create']).as('privacy')
      router.post('/privacy', [PrivacyRequests, 'store']).as('privacy.store')
      router.get('/withdrawal', [Withdrawals, 'create']).as('withdrawal')
      router.post('/withdrawal', [Withdrawals, 'store']).as('withdrawal.store')
      router.get('/withdrawal/confirm', [WithdrawalConfirmations, 'create']).as('confirm')
      router.post('/withdrawal/confirm', [WithdrawalConfirmations, 'store']).as('confirm.store')
    })
    .prefix('/complaints')
    .as('complaints')

  /** The page of a ticket, by a signed link. */
  router
    .group(() => {
      router.get('/', [OwnTickets, 'show']).as('show')
      router.post('/replies', [TicketReplies, 'store']).as('reply')
      router.post('/solved', [TicketEndings, 'store']).as('solved')
      router.post('/withdrawn', [TicketEndings, 'destroy']).as('withdrawn')
      router
        .get('/files/:file', [OwnTicketFiles, 'show'])
        .where('file', router.matchers.uuid())
        .as('file')
    })
    .prefix('/complaints/:signed')
    .where('signed', /^[\da-f]{56}$/)
    .as('ticket')
    .use(middleware.ticketPage())
})
